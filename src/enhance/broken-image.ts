import { FALLBACK_IMAGE } from '#site/media/fallback-image.ts';

/** Replaces images that fail to load, including those that failed earlier (@card.image-fallback). */
export function replaceBrokenImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
  }
  // Image errors do not bubble, but can be captured.
  addEventListener(
    'error',
    ({ target: failed }) => {
      // Only images have a natural width.
      if ((failed as HTMLImageElement).naturalWidth === 0) replace(failed as HTMLImageElement);
    },
    true,
  );
}

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === FALLBACK_IMAGE) return;
  image.srcset = '';
  image.src = FALLBACK_IMAGE;
}
