import { MAX_IMAGE_BYTES } from '#domain/limits.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import type { ToastText } from '#site/toast-text.ts';

/**
 * What the file chooser offers: what the server takes (`domain/image-type.ts`). A phone that keeps
 * its photos as HEIC turns them into JPEG by itself when HEIC is not in this list.
 */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** @returns the toast for a file that is no image (@image.type), or null */
export function imageTypeProblem(file: ChosenFile): ToastText | null {
  return file.type.startsWith('image/') || isHeic(file) ? null : ADMIN_TOASTS.invalidImage;
}

/**
 * What is wrong with what is left to send, after the browser has shrunk it as far as it can.
 * @param file as it was chosen
 * @param size in bytes of what would be sent
 * @param isReadable whether the browser could read it as an image
 * @returns the toast that says it, or null
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

/**
 * @param file that the server refused as no image that it can read
 * @returns the toast that says it: a file of a type that it takes is damaged
 */
export function refusalOf({ type }: ChosenFile): ToastText {
  const isTaken = ACCEPTED_IMAGES.split(',').includes(type);
  return isTaken ? ADMIN_TOASTS.damagedImage : ADMIN_TOASTS.invalidImage;
}

/** The format of iPhone photos; some systems give such a file no type. */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/**
 * @param width of the image in pixels
 * @param height likewise
 * @param longest the longest side it may have
 * @returns its size, shrunk to that, in whole pixels
 */
export function fitted(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
