/** The link to a quote in a reply (@inquiry.reply-quote-link). */
import { QUOTE_LINK_FIELD } from '#contracts/settings/mails.ts';
import type { Database } from '#db/client.ts';
import { listQuotes } from '#db/queries/quotes/quotes.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';
import { createLink, MAX_LINKS } from '../../quotes/links.ts';
import { standingOf } from '../../quotes/standing.ts';

/** Placeholder for the link in a preview. */
const NOT_YET = '[link to the quote, made when you send this]';

interface Filling {
  inquiryId: string;
  now: Date;
  /** Public address of the site; null for a preview, which creates no link. */
  siteUrl: string | null;
}

/**
 * Replaces the field with a new link to an open or accepted quote. Only the mail contains the link;
 * it is stored hashed.
 * @returns the text to mail
 * @throws ApiError 400 without such a quote; 409 when it has too many links; as `createLink`
 */
export async function withQuoteLink(
  tx: Database,
  body: string,
  { inquiryId, now, siteUrl }: Filling,
): Promise<string> {
  const field = `{${QUOTE_LINK_FIELD}}`;
  if (!body.includes(field)) return body;
  const quotes = await listQuotes(tx, [inquiryId]);
  const quote =
    quotes.find((candidate) => standingOf(candidate, now) === 'open') ??
    quotes.find(({ state }) => state === 'accepted');
  if (!quote) {
    throw new ApiError('bad_request', text.noQuoteToLink, { body: text.noQuoteToLink });
  }
  if (quote.links >= MAX_LINKS) throw new ApiError('conflict', text.tooManyLinks(MAX_LINKS));
  const link = siteUrl === null ? NOT_YET : await createLink(tx, quote, siteUrl);
  return body.replaceAll(field, () => link);
}
