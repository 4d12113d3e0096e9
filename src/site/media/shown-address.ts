import type { FocalPoint, ImageArea } from '#domain/image.ts';
import { withPoint } from './focal-point.ts';

/** Focal point and crop of an image in percent; `cropUrl` is the address of the cropped image, empty without a crop. */
export interface Framed {
  focusX: number;
  focusY: number;
  crop: ImageArea | null;
  cropUrl: string;
}

/** @returns the address of the image as it is shown: of its crop, with the focal point (@photos.frame) */
export function shownAddress(url: string, { focusX, focusY, crop, cropUrl }: Framed): string {
  const point = { x: focusX, y: focusY };
  if (!crop || cropUrl === '') return withPoint(url, point);
  return withPoint(cropUrl, {
    x: within(point.x, crop.x, crop.width),
    y: within(point.y, crop.y, crop.height),
  } satisfies FocalPoint);
}

/** @returns a place of the image, in percent of the part that begins at `begin`; 0 or 100 if it lies outside */
function within(place: number, begin: number, length: number): number {
  return Math.min(100, Math.max(0, ((place - begin) / length) * 100));
}
