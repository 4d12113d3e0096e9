/**
 * The link to a quote (@quote.page-link): `/quote#<id>.<token>`. Browsers do not send fragments, so the token
 * is in no log. Base64url of 32 bytes ends in a letter or digit: no mail program takes its end for
 * punctuation and cuts it off.
 */
import { QUOTE_PAGE } from '../paths.ts';

/** Random bytes, encoded as base64url. */
export const QUOTE_TOKEN_BYTES = 32;
/** Punctuation may follow that a mail program took for a part of the link. */
const FRAGMENT = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?![\w-])/i;

export interface QuoteLink {
  /** UUID of the quote. */
  id: string;
  /** 43 characters of base64url, sent as `X-Quote-Token`. */
  token: string;
}

/** @returns the absolute address */
export function quoteLink(origin: string, { id, token }: QuoteLink): string {
  return `${origin}${QUOTE_PAGE}#${id}.${token}`;
}

/** @param fragment from `#` on. @returns null for a cut, mistyped or other fragment */
export function readQuoteLink(fragment: string): QuoteLink | null {
  const [, id, token] = FRAGMENT.exec(fragment) ?? [];
  return id === undefined || token === undefined ? null : { id: id.toLowerCase(), token };
}
