/** Makes the rest of the page inert while the side menu is open; the menu is a popover, which works without scripts. */

/** From this width on the header shows the links itself: breakpoint `lg`. */
const WIDE = '(width >= 64rem)';

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
  // Before the menu closes: the browser then returns the focus to the menu's button, which must not be inert.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') setOthersInert(false);
  });
  // Toasts are outside the menu and beneath it, so focusing one closes the menu.
  menu.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next instanceof Node && !menu.contains(next)) close();
  });

  wide.addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
  // So that it is closed when the visitor returns to the page.
  addEventListener('pagehide', close);
}
