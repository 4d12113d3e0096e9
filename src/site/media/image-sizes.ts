/** The sizes in pixels that pages ask the image CDN for. `npm start` makes these and no others. */

/** Few, so that visitors share cached sizes. */
export const WIDTHS = [320, 480, 640, 960] as const;
/** Of large images, which fill a phone: 750 is 375 pixels at twice their density. */
export const FILLING_WIDTHS = [320, 480, 640, 750, 960, 1280, 1920, 2400] as const;
/** Of the site's icon. */
export const ICON_WIDTH = 64;

/** A width that may be asked for without a height. */
export type ImageWidth = (typeof FILLING_WIDTHS)[number] | typeof ICON_WIDTH;

/**
 * Widths of a cut, which a phone alone gets: 1180 is 393 pixels at three times their density, and 1620 is
 * as wide as six to five of an image 1,350 pixels high.
 */
export const CUT_WIDTHS = [480, 640, 750, 960, 1180, 1320, 1620] as const;

/** @returns the height of a cut, which is six to five */
export function cutHeight(width: number): number {
  return Math.round((width * 5) / 6);
}

/** @returns the width of the largest such cut within an image */
export function cutWidth({ width, height }: { width: number; height: number }): number {
  return Math.min(width, Math.round((height * 6) / 5));
}

/** What preview cards (Open Graph, Twitter) are cut to. */
export const CARD = { width: 1200, height: 630 } as const;
