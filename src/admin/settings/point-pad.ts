/** Places points on an image, in percent of its width and height (@rooms.editor). */

export interface Place {
  /** Percent of the image, as typed. */
  x: string;
  y: string;
}

const STEP = 1;
const LARGE_STEP = 10;

/** @returns the length in percent of the whole, from 0 to 100, to a tenth */
export function percentAt(length: number, whole: number): string {
  return clamped(whole > 0 ? (length / whole) * 100 : 0);
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @returns the place after an arrow key; null for other keys */
export function steppedBy({ x, y }: Place, key: string, isLarge: boolean): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const step = isLarge ? LARGE_STEP : STEP;
  const [right, down] = direction;
  return { x: clamped(Number(x) + right * step), y: clamped(Number(y) + down * step) };
}

function clamped(percent: number): string {
  return String(Math.round(Math.min(100, Math.max(0, percent || 0)) * 10) / 10);
}
