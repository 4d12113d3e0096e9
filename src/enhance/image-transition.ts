/**
 * A card's image grows into the image of the product's page, where a browser knows view
 * transitions between pages. Back, it shrinks into the card again.
 */

/** As in the style sheet, for the first image of a gallery. */
const NAME = 'product-image';

/** @param event of a page that is about to be left */
export function carryImage({ activation, viewTransition }: PageSwapEvent): void {
  const address = activation?.entry.url;
  if (!viewTransition || !address) return;
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('.card-image ~ a[href]');
  const link = [...links].find((each) => each.pathname === pathname);
  const image = link?.parentElement?.querySelector<HTMLElement>('.card-image');
  if (!image) return;
  // A name that two elements have ends the transition.
  for (const other of document.querySelectorAll<HTMLElement>('.card-image, .gallery-slides img')) {
    other.style.viewTransitionName = 'none';
  }
  image.style.viewTransitionName = NAME;
}
