import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs an action that removes the focused element, and focuses the next one; otherwise the focus would return
 * to the start of the page. After a press by pointer the page does not scroll.
 * @param next finds the element after the action; default: the heading of the dialog or page
 */
export function actAndFocus(
  { currentTarget, detail }: MouseEvent,
  act: () => void,
  next?: () => HTMLElement | undefined,
): void {
  const surroundings = currentTarget.closest('dialog, main');
  // Renders immediately, before focusing.
  flushSync(act);
  const heading = surroundings?.querySelector<HTMLElement>('h1, h2');
  const target = next?.();
  if (!target && heading) heading.tabIndex = -1;
  (target ?? heading)?.focus({ preventScroll: detail > 0 });
}
