/** Images drawn and written by the browser, where it can be trusted with that. */
import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';

/** Behind what is transparent, where it has to become a JPEG (@image.ground). */
const LIGHT_GROUND = '#ffffff';

/**
 * @param quality from 0 to 1
 * @returns the image in this size: as WebP, or where the browser cannot write that, as a PNG if it is
 *   transparent and small enough, and else as a JPEG on a light ground. Null where nothing was written.
 */
export async function drawn(
  image: ImageBitmap,
  [width, height]: readonly [number, number],
  quality: number,
): Promise<Blob | null> {
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, width, height);
  const first = await encoded(canvas, 'image/webp', quality);
  // A browser that cannot write WebP gives a PNG, which is larger than a JPEG.
  if (first?.type === 'image/webp') return first;
  if (first && first.size <= MAX_UPLOAD_BYTES && isTransparent(image)) return first;
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = LIGHT_GROUND;
    context.fillRect(0, 0, width, height);
  }
  return encoded(canvas, 'image/jpeg', quality);
}

/** Where looking at every pixel would take long, a small copy shows it too. */
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
 * Whether the browser gives back what it draws: one that protects its visitors from being recognized may
 * write noise, and say that it succeeded. Found out once, with an image that is known.
 */
export function isCanvasTrue(): Promise<boolean> {
  trusted ??= givesBack().catch(() => false);
  return trusted;
}

const SIDE = 32;
/** Of a channel: some browsers change what nobody sees. */
const TOLERANCE = 1;

/** Draws known colors, writes them as a file, reads that again and compares. */
async function givesBack(): Promise<boolean> {
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

/** @returns red, green and blue of the known image at this place */
export function knownColor(index: number): [number, number, number] {
  return [(index * 37) % 256, (index * 91 + 80) % 256, (index * 151 + 160) % 256];
}

/** @returns whether pixels, four values each, are those of the known image */
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
