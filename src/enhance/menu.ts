/**
 * The side menu. As a popover it opens, and closes by Escape or a click outside, without scripts;
 * the style sheet locks scrolling. This adds what a popover lacks: the rest of the page becomes
 * inert.
 */

/** Where the header shows the links: breakpoint `lg` of the style sheet. */
const WIDE = '(width >= 64rem)';

/**
 * Makes the rest of the page inert while the menu is open, and closes the menu when it would be in
 * the way.
 */
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
  // The menu may have been opened and the screen rotated before this was loaded.
  if (wide.matches) close();
  setOthersInert(menu.matches(':popover-open'));
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') setOthersInert(true);
  });
  // Before it closes, because the browser then returns the focus to the button, which must be
  // focusable.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') setOthersInert(false);
  });
  // A toast is not in the menu and lies beneath it, so going there closes the menu.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !menu.contains(next)) close();
  });

  wide.addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  // Closed when the visitor returns to the page.
  addEventListener('pagehide', close);
}
