/** @returns whether pages can show it: a path on this site or a valid https address */
export function isImageAddress(text: string): boolean {
  const isWhole = /^\/(?![/\\])[^\s\\]*$/.test(text) || /^https:\/\/[^\s\\]+$/.test(text);
  return isWhole && URL.canParse(text, 'https://this.site');
}

/** A part of an image, in percent of its width and height. */
export interface ImageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of an image, in percent. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** Image types that an editor may upload (@image.type). */
export type ImageType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Detects the type from the first bytes; name and declared type cannot be trusted. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'gif';
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'webp';
  if (hasText(bytes, 4, 'ftypavif') || hasText(bytes, 4, 'ftypavis')) return 'avif';
  return undefined;
}

function startsWith(bytes: Uint8Array, offset: number, ...expected: number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  return startsWith(bytes, offset, ...Array.from(text, (letter) => letter.charCodeAt(0)));
}
