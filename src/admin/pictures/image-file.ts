import { MAX_IMAGE_BYTES } from '#domain/limits.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import type { NoticeText } from '#site/notice-text.ts';

/**
 * What the file chooser offers: what the server takes (`domain/picture-type.ts`). A phone that keeps
 * its photos as HEIC turns them into JPEG by itself when HEIC is not in this list.
 */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** @returns the notice for a file that is no picture (spec §5), or null */
export function imageTypeProblem(file: ChosenFile): NoticeText | null {
  return file.type.startsWith('image/') || isHeic(file) ? null : DESK_NOTICES.invalidImage;
}

/**
 * What is wrong with what is left to send, after the browser has shrunk it as far as it can.
 * @param file as it was chosen
 * @param size in bytes of what would be sent
 * @param isReadable whether the browser could read it as a picture
 * @returns the notice that says it, or null
 */
export function imageToSendProblem(
  file: ChosenFile,
  size: number,
  isReadable: boolean,
): NoticeText | null {
  if (size === 0) return DESK_NOTICES.damagedImage;
  if (!isReadable && isHeic(file)) return DESK_NOTICES.heicImage;
  return size > MAX_IMAGE_BYTES ? DESK_NOTICES.imageTooLarge : null;
}

/**
 * @param file that the server refused as no picture that it can read
 * @returns the notice that says it: a file of a type that it takes is damaged
 */
export function refusalOf({ type }: ChosenFile): NoticeText {
  const isTaken = ACCEPTED_IMAGES.split(',').includes(type);
  return isTaken ? DESK_NOTICES.damagedImage : DESK_NOTICES.invalidImage;
}

/** The format of iPhone photos; some systems give such a file no type. */
function isHeic({ name, type }: ChosenFile): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/**
 * @param width of the picture in pixels
 * @param height likewise
 * @param longest the longest side it may have
 * @returns its size, shrunk to that, in whole pixels
 */
export function fitted(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}
