import { FALLBACK_IMAGE } from '#site/media/fallback-image.ts';

/** Replaces images that fail to load, including those that failed earlier (@card.image-fallback). */
export function replaceBrokenImages(): void {
  for (const image of document.images) if (image.complete && image.src) replaceBroken(image);
  // Image errors do not bubble, but can be captured.
  addEventListener('error', ({ target }) => replaceBroken(target as HTMLImageElement), true);
}

/** @param image the target of an error event: an element that is no image has no natural width */
function replaceBroken(image: HTMLImageElement): void {
  if (image.naturalWidth !== 0 || image.getAttribute('src') === FALLBACK_IMAGE) return;
  image.srcset = '';
  image.src = FALLBACK_IMAGE;
}
