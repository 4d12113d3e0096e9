/** React's JSX runtime for islands (`translatedTexts`): lone text hydrates with any text. */
import { jsx as create, type JSX } from 'react/jsx-runtime';

export { Fragment, jsxs } from 'react/jsx-runtime';

type Create = typeof create;

/** For elements with at most one child. */
export const jsx: Create = (type, props, key): JSX.Element => {
  const given = props as Record<string, unknown>;
  const isLoneText = typeof type === 'string' && isText(given['children']);
  return create(type, isLoneText ? { ...given, suppressHydrationWarning: true } : props, key);
};

function isText(children: unknown): boolean {
  return typeof children === 'string' || typeof children === 'number';
}
