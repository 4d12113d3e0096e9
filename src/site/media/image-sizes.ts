/** Sizes in pixels that pages request from the image CDN. `npm start` serves only these. */

/** Few, so that visitors share cached sizes. */
export const WIDTHS = [320, 480, 640, 960] as const;
/** Widths of images that fill a phone or more: 750 is 375 pixels at double density. */
export const FILLING_WIDTHS = [320, 480, 640, 750, 960, 1280, 1920, 2400] as const;
export const ICON_WIDTH = 64;

/** Widths that are requested without a height. */
export type ImageWidth = (typeof FILLING_WIDTHS)[number] | typeof ICON_WIDTH;

/** Sides of the hero's square on phones: 1180 is 393 pixels at triple density, 1350 the height of many images. */
export const CUT_WIDTHS = [480, 640, 750, 960, 1180, 1350] as const;

/** @returns the side of the largest square in an image */
export function cutWidth({ width, height }: { width: number; height: number }): number {
  return Math.min(width, height);
}

/** Crop of preview cards (Open Graph, Twitter). */
export const CARD = { width: 1200, height: 630 } as const;
