/** Texts of images of an item or package (@carousel.few); a carousel loads no others. */

export const imagesOf = (name: string) => `Images of ${name}`;
export const imageOf = (number: number, count: number) => `Image ${number} of ${count}`;
export const noImage = 'No image available';
export const previousImage = 'Previous image';
export const nextImage = 'Next image';
export const playSlideshow = 'Play slideshow';
export const pauseSlideshow = 'Pause slideshow';
export const imageCount = (count: number) => `${count} images`;
