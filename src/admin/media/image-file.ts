import { MAX_IMAGE_BYTES, MAX_UPLOAD_BYTES } from '#domain/limits.ts';
import type { ToastText } from '#site/toast-text.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { drawn, isCanvasTrue } from './canvas.ts';

/**
 * What the file chooser offers: what the server takes (`domain/image.ts`). A phone that keeps
 * its photos as HEIC turns them into JPEG by itself when HEIC is not in this list.
 */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** @returns the toast for a file that is no image (@image.type), or null */
export function imageTypeProblem(file: ChosenFile): ToastText | null {
  return file.type.startsWith('image/') || isHeic(file) ? null : ADMIN_TOASTS.invalidImage;
}

/**
 * @param size in bytes of what is left to send, after the browser has shrunk it as far as it can
 * @param isReadable whether the browser could read it as an image
 * @returns the toast that says what is wrong with it, or null
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

/** @returns the toast for a file that the server cannot read: of a type that it takes, it is damaged */
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

/** @returns the size of an image in pixels, its longer side shrunk to `longest` */
export function fitted(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

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

/**
 * Shrinks an image in the browser, upright as it is shown. A GIF may move, so it goes as it is;
 * so does what this browser cannot read, and everything where it protects its canvas: the server
 * judges it (@image.protected-canvas).
 * @returns what to send, and whether the browser could read it as an image
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
      const smaller = await drawn(image, fitted(image.width, image.height, longest), quality);
      if (smaller && smaller.size <= MAX_UPLOAD_BYTES) return { blob: smaller, isReadable: true };
    }
    return { blob: file, isReadable: true };
  } finally {
    image.close();
  }
}
