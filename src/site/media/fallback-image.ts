/** For missing images and those that fail to load (@card.image-fallback). */
export const FALLBACK_IMAGE = '/media/fallback.svg';
