import { MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import { fitted } from './image-file.ts';

/** Wide enough for the largest size that pages show, twice as dense. */
const LONGEST = 2560;
/** What is smaller goes as it is. */
const SMALL_BYTES = 1024 * 1024;
/** Tried in this order until the result is small enough to be sent. */
const TRIES = [
  { longest: LONGEST, quality: 0.86 },
  { longest: LONGEST, quality: 0.7 },
  { longest: 1600, quality: 0.6 },
] as const;

export interface Shrunk {
  /** What to send. */
  blob: Blob;
  /** Whether the browser could read it as an image. */
  isReadable: boolean;
}

/**
 * Shrinks an image in the browser, upright as it is shown. A GIF may move, so it goes as it is;
 * so does what this browser cannot read: the server judges it.
 * @param file an image
 */
export async function shrunk(file: File): Promise<Shrunk> {
  if (file.type === 'image/gif' || file.type === 'image/svg+xml') {
    return { blob: file, isReadable: true };
  }
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { blob: file, isReadable: false };
  try {
    const isSmall = file.size <= SMALL_BYTES && Math.max(image.width, image.height) <= LONGEST;
    if (isSmall) return { blob: file, isReadable: true };
    for (const { longest, quality } of TRIES) {
      const smaller = await drawn(image, longest, quality);
      if (smaller && smaller.size <= MAX_UPLOAD_BYTES) return { blob: smaller, isReadable: true };
    }
    return { blob: file, isReadable: true };
  } finally {
    image.close();
  }
}

async function drawn(image: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fitted(image.width, image.height, longest);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp', quality);
  // A browser that cannot write WebP gives a PNG, which is larger than a JPEG.
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg', quality);
}

function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
