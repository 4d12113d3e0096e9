import { FALLBACK_IMAGE } from '#site/fallback-image.ts';

/** Replaces images that fail to load, also those that failed before this ran (@card.image-fallback). */
export function replaceBrokenImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
  }
  // Errors of images do not bubble, but they can be caught on the way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
}

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === FALLBACK_IMAGE) return;
  image.removeAttribute('srcset');
  image.src = FALLBACK_IMAGE;
}
