/**
 * Finding what a journey names in a page that WebDriver drives: Testing Library knows roles and
 * labels, and runs in the page.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Target } from '../targets.ts';

/** A target as JSON: a pattern cannot be sent as it is. */
export interface WireTarget {
  by: Target['by'];
  role?: string;
  name?: string | { source: string; flags: string };
  within?: WireTarget;
  first?: boolean;
}

/** Defines `TestingLibraryDom` in a page. */
export const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** @returns the target as it is sent */
export function wire({ name, within, ...rest }: Target): WireTarget {
  const sent = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return {
    ...rest,
    ...(sent !== undefined && { name: sent }),
    ...(within && { within: wire(within) }),
  };
}

/**
 * Runs in the page.
 * @returns the visible elements that match, or `null` while Testing Library has to be sent
 */
export function find(target: WireTarget): Element[] | null {
  const library = (globalThis as { TestingLibraryDom?: typeof import('@testing-library/dom') })
    .TestingLibraryDom;
  if (!library) return null;

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[aria-hidden="true"]');

  const withText = (scope: Element, matches: (text: string) => boolean) => {
    const fits = (element: Element) => matches(element.textContent.replaceAll(/\s+/g, ' ').trim());
    return [...scope.querySelectorAll(':not(script, style, noscript)')].filter(
      (element) => fits(element) && ![...element.children].some(fits),
    );
  };

  const all = (scope: HTMLElement, { by, role, name, within }: WireTarget): Element[] => {
    const scopes = within ? all(scope, within) : [scope];
    const wanted = typeof name === 'object' ? new RegExp(name.source, name.flags) : (name ?? '');
    const found = scopes.flatMap((each) => {
      const inside = each as HTMLElement;
      if (by === 'label') return library.queryAllByLabelText(inside, wanted);
      if (by === 'text') {
        return withText(inside, (text) =>
          typeof wanted === 'string' ? text === wanted : wanted.test(text),
        );
      }
      // The library's own look at what is hidden takes most of its time.
      const options = { hidden: true, ...(name !== undefined && { name: wanted }) };
      return library.queryAllByRole(inside, role ?? '', options);
    });
    return [...new Set<Element>(found)];
  };
  // What something is in need not be visible itself: toasts stand in a region of no size.
  const visible = all(document.body, target).filter(isVisible);
  return target.first ? visible.slice(0, 1) : visible;
}
