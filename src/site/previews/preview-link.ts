/** The link of a preview (@preview.link): `/preview#<token>`, in a fragment, which no log has. */
import { API_PATH, PREVIEW_PAGE } from '../paths.ts';

/** Random bytes, encoded as base64url. */
export const PREVIEW_TOKEN_BYTES = 32;
/** The response to a form is shown in a frame. */
export const OPEN_PREVIEW_PATH = `${API_PATH}/previews`;
/** May be followed by punctuation that a program included. */
const FRAGMENT = /^#([\w-]{43})(?![\w-])/;

/** @returns the absolute address */
export function previewLink(origin: string, token: string): string {
  return `${origin}${PREVIEW_PAGE}#${token}`;
}

/** @param fragment from `#` on. @returns the token; null if cut, mistyped or other */
export function readPreviewLink(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}
