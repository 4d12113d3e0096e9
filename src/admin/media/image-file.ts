import { MAX_IMAGE_BYTES, MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import type { ToastText } from '#site/toast-text.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { encodedImage, isCanvasTrue } from './canvas.ts';

/**
 * Types of the file chooser: those the server takes (`domain/image.ts`). Without HEIC in this list, phones convert
 * HEIC photos to JPEG themselves.
 */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** @returns the toast for a file that is not an image (@image.type), or null */
export function imageTypeProblem(file: ChosenFile): ToastText | null {
  return file.type.startsWith('image/') || isHeic(file) ? null : ADMIN_TOASTS.invalidImage;
}

/**
 * @param size in bytes, after the browser has shrunk it
 * @param isReadable of `shrunk`
 * @returns the toast with the problem, or null
 */
export function imageToSendProblem(
  file: ChosenFile,
  size: number,
  isReadable: boolean,
): ToastText | null {
  if (size === 0) return ADMIN_TOASTS.damagedImage;
  if (!isReadable && isHeic(file)) return ADMIN_TOASTS.heicImage;
  return size > MAX_IMAGE_BYTES ? ADMIN_TOASTS.imageTooLarge : null;
}

/** @returns the toast for a file that the server cannot read; of a type that the server takes, it is damaged */
export function refusalOf({ type }: ChosenFile): ToastText {
  return isTakenType(type) ? ADMIN_TOASTS.damagedImage : ADMIN_TOASTS.invalidImage;
}

function isTakenType(type: string): boolean {
  return ACCEPTED_IMAGES.split(',').includes(type);
}

/** Format of iPhone photos; some systems report no type for it. */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** @returns width and height in pixels, with the longer side at most `longest` */
export function fitted(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** The largest size on pages, at double density. */
const LONGEST = 2560;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1024 * 1024;
/** Tried in order until the result is small enough to send. */
const TRIES = [
  { longest: LONGEST, quality: 0.86 },
  { longest: LONGEST, quality: 0.7 },
  { longest: 1600, quality: 0.6 },
] as const;

/**
 * Shrinks an image in the browser, and turns it upright. Types that the server does not take, such as HEIC, are
 * re-encoded at any size if this browser can read them (@image.unreadable). Sent unchanged: a small file; a GIF,
 * because it may be animated; an SVG, which the server refuses; a file that this browser cannot read; every file in a
 * browser with a protected canvas (@image.protected-canvas).
 * @returns the file to send; `isReadable` is false if this browser cannot read it, or may not re-encode a type that
 *   the server does not take
 */
export async function shrunk(file: File): Promise<{ blob: Blob; isReadable: boolean }> {
  if (file.type === 'image/gif' || file.type === 'image/svg+xml') {
    return { blob: file, isReadable: true };
  }
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return { blob: file, isReadable: false };
  try {
    const isTaken = isTakenType(file.type);
    const isSmall = file.size <= SMALL_BYTES && Math.max(image.width, image.height) <= LONGEST;
    if ((isTaken && isSmall) || !(await isCanvasTrue())) return { blob: file, isReadable: isTaken };
    for (const { longest, quality } of TRIES) {
      const smaller = await encodedImage(
        image,
        fitted(image.width, image.height, longest),
        quality,
      );
      if (smaller && smaller.size <= MAX_UPLOAD_BYTES) return { blob: smaller, isReadable: true };
    }
    return { blob: file, isReadable: true };
  } finally {
    image.close();
  }
}
