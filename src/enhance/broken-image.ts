import { FALLBACK_IMAGE } from '#site/media/fallback-image.ts';

/** Replaces images that fail to load, including those that failed earlier (@card.image-fallback). */
export function replaceBrokenImages(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.src) replace(image);
  }
  // Image errors do not bubble, but can be captured.
  addEventListener(
    'error',
    ({ target }) => {
      const failed = target as HTMLImageElement;
      // Only images have a natural width.
      if (failed.naturalWidth === 0) replace(failed);
    },
    true,
  );
}

function replace(image: HTMLImageElement): void {
  if (image.getAttribute('src') === FALLBACK_IMAGE) return;
  image.srcset = '';
  image.src = FALLBACK_IMAGE;
}
