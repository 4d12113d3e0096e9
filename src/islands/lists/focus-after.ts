/** Where the focus goes when what had it is gone: without this it falls back to the start of the page. */
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Does what a press asks for, and gives the focus to what is next. After a press by pointer the page
 * stays where it is.
 * @param next the element that gets the focus; without one, the heading of the dialog or page
 */
export function actAndFocus(
  { currentTarget, detail }: MouseEvent,
  act: () => void,
  next?: () => HTMLElement | undefined,
): void {
  const surroundings = currentTarget.closest('dialog, main');
  // The focus can only go to what is drawn.
  flushSync(act);
  const heading = surroundings?.querySelector<HTMLElement>('h1, h2');
  const target = next?.();
  if (!target && heading) heading.tabIndex = -1;
  (target ?? heading)?.focus({ preventScroll: detail > 0 });
}
