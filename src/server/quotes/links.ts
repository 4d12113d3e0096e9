/** Links that open a quote for its customer (@quote.page-link). Tokens are stored hashed. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { findInquiryRow } from '#db/queries/inquiries/rows.ts';
import {
  addQuoteLink,
  extendQuoteLinks,
  findQuote,
  type QuoteRow,
} from '#db/queries/quotes/quotes.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
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
  quote: LinkedQuote,
  siteUrl: string,
): Promise<string> {
  if (siteUrl === '') throw new ApiError('unavailable', text.noSiteAddress);
  const token = randomBytes(QUOTE_TOKEN_BYTES).toString('base64url');
  await addQuoteLink(tx, {
    tokenHash: hashToken(token),
    quoteId: quote.id,
    expiresAt: await expiryOf(tx, quote),
  });
  return quoteLink(siteUrl, { id: quote.id, token });
}

/**
 * Lets the links of what was accepted work for as long as new ones, once its event has been moved to a later day.
 * @param moved null: nothing was moved
 */
export async function extendLinks(
  tx: Database,
  moved: AgreedEvent | null,
  now: Date,
): Promise<void> {
  const quoteId = moved?.quoteId ?? null;
  const quote = quoteId === null ? undefined : await findQuote(tx, quoteId);
  if (quote) await extendQuoteLinks(tx, quote.id, { until: await expiryOf(tx, quote), now });
}

type LinkedQuote = Pick<QuoteRow, 'id' | 'content' | 'inquiryId'>;

/**
 * PostgreSQL does not parse years of five digits in the format of `toISOString`, and days may be as late
 * as 9999-12-31.
 */
const LAST_TIME = Date.parse('9999-12-31T00:00:00Z');

async function expiryOf(tx: Database, { content, inquiryId }: LinkedQuote): Promise<Date> {
  const event = await findInquiryRow(tx, inquiryId);
  const days = [content, event].flatMap((named) => [named?.lastDay ?? '', named?.eventDate ?? '']);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), content.validUntil);
  return new Date(Math.min(Date.parse(last) + DAYS_AFTER * DAY_MS, LAST_TIME));
}
