/**
 * A card's picture grows into the picture of the product's page, where a browser knows view
 * transitions between pages. Back, it shrinks into the card again.
 */

/** As in the style sheet, for the first image of a gallery. */
const NAME = 'picture';

/** @param event of a page that is about to be left */
export function carryPicture({ activation, viewTransition }: PageSwapEvent): void {
  const address = activation?.entry.url;
  if (!viewTransition || !address) return;
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('.card-picture ~ a[href]');
  const link = [...links].find((each) => each.pathname === pathname);
  const picture = link?.parentElement?.querySelector<HTMLElement>('.card-picture');
  if (!picture) return;
  // A name that two elements have ends the transition.
  for (const other of document.querySelectorAll<HTMLElement>(
    '.card-picture, .gallery-slides img',
  )) {
    other.style.viewTransitionName = 'none';
  }
  picture.style.viewTransitionName = NAME;
}
