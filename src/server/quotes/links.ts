import { randomBytes } from 'node:crypto';
import type { QuoteContent } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { addQuoteLink, type QuoteRow } from '#db/queries/quotes/quotes.ts';
import { QUOTE_TOKEN_BYTES, quoteLink } from '#site/quotes/quote-link.ts';
import { ApiError } from '../base/api-error.ts';
/** Links that open a quote for its customer (@quote.page-link). Only a hash of the token is kept. */
import { hashToken } from '../base/hash-token.ts';
import * as text from '../base/texts.ts';

/** Links of one quote: far more than anybody is sent. */
export const MAX_LINKS = 50;
/** A link works until so many days after the quote expires and the event is over. */
const DAYS_AFTER = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Adds a link to a quote.
 * @param siteUrl public address of the site
 * @returns the link, which nobody can read again
 * @throws ApiError 503 where the address of the site is not known
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

/** A day may be as late as 9999-12-31; PostgreSQL does not read a year of five digits in this form. */
const LAST_TIME = Date.parse('9999-12-31T00:00:00Z');

function expiryOf({ validUntil, eventDate }: QuoteContent): Date {
  const last = eventDate !== null && eventDate > validUntil ? eventDate : validUntil;
  return new Date(Math.min(Date.parse(last) + DAYS_AFTER * DAY_MS, LAST_TIME));
}
