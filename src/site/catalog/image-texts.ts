/**
 * Texts of the images of an item or package (@carousel.few), apart from the catalog's, so that a carousel
 * does not load those.
 */

export const imagesOf = (name: string) => `Images of ${name}`;
export const imageOf = (number: number, count: number) => `Image ${number} of ${count}`;
export const noImage = 'No image available';
export const previousImage = 'Previous image';
export const nextImage = 'Next image';
export const playSlideshow = 'Play slideshow';
export const pauseSlideshow = 'Pause slideshow';
export const imageCount = (count: number) => `${count} images`;
