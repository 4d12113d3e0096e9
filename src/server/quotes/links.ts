/** Links that open a quote for its customer (@quote.page-link). Tokens are stored hashed. */
import { randomBytes } from 'node:crypto';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { addQuoteLink, type QuoteRow } from '#db/queries/quotes/quotes.ts';
import { QUOTE_TOKEN_BYTES, quoteLink } from '#site/quotes/quote-link.ts';
import { ApiError } from '../base/api-error.ts';
import { hashToken } from '../base/hash-token.ts';
import * as text from '../base/texts.ts';

/** Links per quote; far more than anybody needs. */
export const MAX_LINKS = 50;
/** Days that a link remains valid after the quote's last day or the event, whichever is later. */
const DAYS_AFTER = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * @param siteUrl public address of the site
 * @returns the new link, which cannot be read again
 * @throws ApiError 503 without the site's address
 */
export async function createLink(
  tx: Database,
  { id, content }: Pick<QuoteRow, 'id' | 'content'>,
  siteUrl: string,
): Promise<string> {
  if (siteUrl === '') throw new ApiError('unavailable', text.noSiteAddress);
  const token = randomBytes(QUOTE_TOKEN_BYTES).toString('base64url');
  await addQuoteLink(tx, {
    tokenHash: hashToken(token),
    quoteId: id,
    expiresAt: expiryOf(content),
  });
  return quoteLink(siteUrl, { id, token });
}

/**
 * PostgreSQL does not parse years of five digits in the format of `toISOString`, and days may be as late
 * as 9999-12-31.
 */
const LAST_TIME = Date.parse('9999-12-31T00:00:00Z');

function expiryOf({ validUntil, eventDate, lastDay }: QuoteContent): Date {
  const eventEnd = lastDay ?? eventDate;
  const last = eventEnd !== null && eventEnd > validUntil ? eventEnd : validUntil;
  return new Date(Math.min(Date.parse(last) + DAYS_AFTER * DAY_MS, LAST_TIME));
}
