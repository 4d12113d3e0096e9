/** Where the focus goes when what had it is gone: without this it falls back to the start of the page. */
import { flushSync } from 'react-dom';

/**
 * Removes something, and gives the focus to what is next to it.
 * @param from an element near the one that goes; its dialog or page is searched
 * @param next names, once it is gone, what gets the focus; else it is the heading
 * @param byPointer whether the page should stay where it is
 */
export function actAndFocus(
  from: Element,
  act: () => void,
  next: () => HTMLElement | undefined,
  byPointer: boolean,
): void {
  const surroundings = from.closest('dialog, main');
  // The focus can only go to what is drawn.
  flushSync(act);
  const target = next() ?? headingOf(surroundings);
  target?.focus({ preventScroll: byPointer });
}

function headingOf(surroundings: Element | null): HTMLElement | undefined {
  const heading = surroundings?.querySelector<HTMLElement>('h1, h2') ?? undefined;
  if (heading) heading.tabIndex = -1;
  return heading;
}
