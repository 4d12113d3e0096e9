/** Shown when an image is missing or fails to load (spec §8 "replaced by a default image"). */
export const FALLBACK_IMAGE = '/media/fallback.svg';
