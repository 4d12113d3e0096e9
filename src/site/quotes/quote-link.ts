/**
 * The link of a quote (@quote.page-link), for whoever mails it and for the page that opens it:
 * `/quote#<id>.<token>`. Browsers do not send a fragment, so the token is in no log. Base64url of 32
 * bytes ends in a letter or digit: no mail program takes its end for punctuation.
 */
import { QUOTE_PAGE } from '../paths.ts';

/** The random bytes of a token; it is their base64url. */
export const QUOTE_TOKEN_BYTES = 32;
/** Behind it, punctuation that a mail program took for part of the link. */
const FRAGMENT = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?![\w-])/i;

export interface QuoteLink {
  /** Of the quote, a UUID. */
  id: string;
  /** 43 characters of base64url, sent as `X-Quote-Token`. */
  token: string;
}

/** @returns the absolute address */
export function quoteLink(origin: string, { id, token }: QuoteLink): string {
  return `${origin}${QUOTE_PAGE}#${id}.${token}`;
}

/**
 * @param fragment the part of an address from `#` on
 * @returns null for a link that was cut off, mistyped or is none
 */
export function readQuoteLink(fragment: string): QuoteLink | null {
  const [, id, token] = FRAGMENT.exec(fragment) ?? [];
  return id === undefined || token === undefined ? null : { id: id.toLowerCase(), token };
}
