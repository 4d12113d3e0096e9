import { MAX_IMAGE_BYTES } from '#domain/limits.ts';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import type { NoticeText } from '#site/notice-text.ts';

/**
 * What is wrong with a chosen file (spec §5).
 * @returns the notice that says it, or null
 */
export function imageFileProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): NoticeText | null {
  if (!type.startsWith('image/')) return DESK_NOTICES.invalidImage;
  return size > MAX_IMAGE_BYTES ? DESK_NOTICES.imageTooLarge : null;
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
