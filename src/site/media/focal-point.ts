/**
 * The focal point of an image is in the fragment of its address, as `#at-30-70`: so it reaches every size of the image,
 * in pages and islands alike, and only shops with focal points have the CSS rules (@photos.frame), which read `src`.
 */
import type { FocalPoint } from '#domain/image.ts';

/** In percent. The style sheet has a rule for each step, so steps are large. */
const STEP = 10;
const MIDDLE = 50;
const POINT = /#at-(\d+)-(\d+)$/;

/** @param focus in percent. @returns the address with the point; unchanged for the middle */
export function withPoint(url: string, focus: FocalPoint): string {
  const [x, y] = [focus.x, focus.y].map((percent) => Math.round(percent / STEP) * STEP);
  return x === MIDDLE && y === MIDDLE ? url : `${url}#at-${x}-${y}`;
}

/** @returns the focal point in an address; undefined: the middle */
export function pointIn(url: string): FocalPoint | undefined {
  const found = POINT.exec(url);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}

/** @returns the address of the file alone */
export function withoutPoint(url: string): string {
  return url.replace(POINT, '');
}

const STEPS = Array.from({ length: 100 / STEP + 1 }, (_, index) => index * STEP).filter(
  (percent) => percent !== MIDDLE,
);

/** CSS rules for all focal points (the CSP allows no style attribute). */
export const POINT_RULES = [
  '[src*="#at-"]{object-position:var(--at-x,50%) var(--at-y,50%)}',
  ...STEPS.map((percent) => `[src*="#at-${percent}-"]{--at-x:${percent}%}`),
  ...STEPS.map((percent) => `[src*="#at-"][src$="-${percent}"]{--at-y:${percent}%}`),
].join('');
