/** React's JSX runtime for islands (`translatedTexts`): an element with text alone hydrates whatever its text is. */
import { jsx as create, type JSX } from 'react/jsx-runtime';

export { Fragment, jsxs } from 'react/jsx-runtime';

type Create = typeof create;

/** For elements with at most one child. */
export const jsx: Create = (type, props, key): JSX.Element => {
  const attributes = props as Record<string, unknown>;
  const isLoneText = typeof type === 'string' && isText(attributes['children']);
  return create(type, isLoneText ? { ...attributes, suppressHydrationWarning: true } : props, key);
};

function isText(children: unknown): boolean {
  return typeof children === 'string' || typeof children === 'number';
}
