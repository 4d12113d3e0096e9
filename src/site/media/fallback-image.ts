/** Shown when an image is missing or fails to load (@card.image-fallback). */
export const FALLBACK_IMAGE = '/media/fallback.svg';
