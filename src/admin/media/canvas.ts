/** Encodes images with the browser's canvas, and detects browsers that falsify it. */
import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';

/** Background of transparent images that become JPEG (@image.ground). */
const LIGHT_GROUND = '#ffffff';

/**
 * @param quality from 0 to 1
 * @returns the image in this size as WebP; in browsers that cannot encode it, as PNG if it is transparent and small
 *   enough, otherwise as JPEG. Null when encoding fails.
 */
export async function encodedImage(
  image: ImageBitmap,
  [width, height]: readonly [number, number],
  quality: number,
): Promise<Blob | null> {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  const webpOrPng = await encoded(canvas, 'image/webp', quality);
  // A browser that cannot encode WebP gives PNG, which is larger than JPEG.
  if (webpOrPng?.type === 'image/webp') return webpOrPng;
  if (webpOrPng && webpOrPng.size <= MAX_UPLOAD_BYTES && isTransparent(image)) return webpOrPng;
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = LIGHT_GROUND;
    context.fillRect(0, 0, width, height);
  }
  return encoded(canvas, 'image/jpeg', quality);
}

/** Width and height in pixels of a copy, which is enough to find transparency. */
const SAMPLE = 64;
const OPAQUE = 255;

function isTransparent(image: ImageBitmap): boolean {
  const context = canvasOf(SAMPLE, SAMPLE).getContext('2d');
  context?.drawImage(image, 0, 0, SAMPLE, SAMPLE);
  const pixels = context?.getImageData(0, 0, SAMPLE, SAMPLE).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < OPAQUE);
}

let trusted: Promise<boolean> | undefined;

/**
 * Whether the canvas returns what was drawn. Browsers that protect against fingerprinting may encode noise without
 * an error. Tested once, with a known image.
 */
export function isCanvasTrue(): Promise<boolean> {
  trusted ??= returnsKnownImage().catch(() => false);
  return trusted;
}

/** Width and height of the known image, in pixels. */
const SIDE = 32;
/** How far a value of a color may differ: some browsers change values invisibly. */
const TOLERANCE = 1;

/** Encodes the known image, decodes it and compares. */
async function returnsKnownImage(): Promise<boolean> {
  const canvas = canvasOf(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (!context) return false;
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const [red, green, blue] = knownColor(index);
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(index % SIDE, Math.floor(index / SIDE), 1, 1);
  }
  const file = await encoded(canvas, 'image/png', 1);
  if (!file) return false;
  const copy = canvasOf(SIDE, SIDE).getContext('2d');
  const read = await createImageBitmap(file);
  copy?.drawImage(read, 0, 0);
  read.close();
  const pixels = copy?.getImageData(0, 0, SIDE, SIDE).data;
  return pixels !== undefined && isKnownImage(pixels);
}

/** @returns red, green and blue of this pixel of the known image */
export function knownColor(index: number): [number, number, number] {
  return [(index * 37) % 256, (index * 91 + 80) % 256, (index * 151 + 160) % 256];
}

/** @param pixels RGBA */
export function isKnownImage(pixels: ArrayLike<number>): boolean {
  if (pixels.length !== SIDE * SIDE * 4) return false;
  return Array.from({ length: SIDE * SIDE }, (_, index) => [...knownColor(index), OPAQUE]).every(
    (color, index) =>
      color.every((value, at) => Math.abs((pixels[index * 4 + at] ?? 0) - value) <= TOLERANCE),
  );
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
