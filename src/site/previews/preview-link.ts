/** The link of a preview (@preview.link): `/preview#<token>`, in a fragment, which no log has. */
import { API_PATH, PREVIEW_PAGE } from '../paths.ts';

/** The random bytes of a token; it is their base64url. */
export const PREVIEW_TOKEN_BYTES = 32;
/** What a form sends there, a frame shows: the page. */
export const OPEN_PREVIEW_PATH = `${API_PATH}/previews`;
/** Behind it, punctuation that a program took for part of the link. */
const FRAGMENT = /^#([\w-]{43})(?![\w-])/;

/** @returns the absolute address */
export function previewLink(origin: string, token: string): string {
  return `${origin}${PREVIEW_PAGE}#${token}`;
}

/** @param fragment from `#` on. @returns the token; null if cut, mistyped or other */
export function readPreviewLink(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}
