/**
 * The side menu. It is a popover, so that it opens, and closes by Escape and by a press beside it,
 * without scripts; the style sheet keeps the page behind it still. What a popover lacks: the rest of
 * the page stays within reach of the keyboard, and of screen readers.
 */

/** As wide as the page has its links in the header: `lg` of the style sheet. */
const WIDE = '(width >= 64rem)';

/** Keeps the focus in the menu while it is open, and closes it where it would be in the way. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!menu) return;
  const others = [...document.body.children].filter(
    (element) => element !== menu && element.id !== 'toasts' && element instanceof HTMLElement,
  ) as HTMLElement[];
  const setOthersInert = (inert: boolean) => {
    for (const element of others) element.inert = inert;
  };

  const close = () => menu.hidePopover();
  const wide = matchMedia(WIDE);
  // It may have been opened, and the screen turned, before this arrived.
  if (wide.matches) close();
  setOthersInert(menu.matches(':popover-open'));
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') setOthersInert(true);
  });
  // Before it closes: the browser gives the focus back to the button, which must be able to take it.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') setOthersInert(false);
  });
  // A toast is no part of it, and lies beneath it: whoever goes there has done with the menu.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !menu.contains(next)) close();
  });

  wide.addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  // Whoever comes back to the page did not leave it for the menu.
  addEventListener('pagehide', close);
}
