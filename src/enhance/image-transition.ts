/** A card's image grows into the product page's, and shrinks again on Back, by view transitions. */

/** The name that the style sheet gives the first image of a gallery. */
const NAME = 'product-image';

/** @param event of a page that is left */
export function carryImage({ activation, viewTransition }: PageSwapEvent): void {
  const address = activation?.entry.url;
  if (!viewTransition || !address) return;
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('.card-image ~ a[href]');
  const link = [...links].find((anchor) => anchor.pathname === pathname);
  const image = link?.parentElement?.querySelector<HTMLElement>('.card-image');
  if (!image) return;
  // A duplicate name cancels the transition.
  for (const other of document.querySelectorAll<HTMLElement>('.card-image, .gallery-slides img')) {
    other.style.viewTransitionName = 'none';
  }
  image.style.viewTransitionName = NAME;
}
