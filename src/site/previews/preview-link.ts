/**
 * The link of a preview (@preview.link): `/preview#<token>`. Browsers do not send fragments, so no log has the token.
 */
import { API_PATH, PREVIEW_PAGE } from '../paths.ts';

/** Random bytes, encoded as base64url. */
export const PREVIEW_TOKEN_BYTES = 32;
/** Endpoint of the form whose response is shown in a frame. */
export const OPEN_PREVIEW_PATH = `${API_PATH}/previews`;
/** Punctuation may follow that a program took for a part of the link. */
const FRAGMENT = /^#([\w-]{43})(?![\w-])/;

/** @returns the absolute address */
export function previewLink(origin: string, token: string): string {
  return `${origin}${PREVIEW_PAGE}#${token}`;
}

/** @param fragment from `#` on. @returns the token; null for a cut, mistyped or other fragment */
export function readPreviewLink(fragment: string): string | null {
  return FRAGMENT.exec(fragment)?.[1] ?? null;
}
