/** The side menu is a popover, which opens without a script; choosing a link closes it (spec §2). */
export function closeMenuOnChoice(): void {
  const menu = document.querySelector<HTMLElement>('#menu');
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
}
