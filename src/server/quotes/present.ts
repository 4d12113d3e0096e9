import type { PublicQuoteView, QuoteView } from '#contracts/quotes/quotes.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import type { QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { changedSince } from '#domain/same-event.ts';
import { standingOf } from './standing.ts';

/** @param inquiry of the quote; undefined: not there */
export function presentQuote(
  quote: QuoteRecord,
  inquiry: InquiryRow | undefined,
  now: Date,
): QuoteView {
  const standing = standingOf(quote, now);
  return {
    id: quote.id,
    inquiryId: quote.inquiryId,
    number: quote.number,
    version: quote.version,
    state: quote.state,
    standing,
    isOutdated:
      standing === 'open' && inquiry !== undefined && changedSince(quote, inquiry) !== null,
    content: quote.content,
    totals: quoteTotals(quote.content),
    isReminded: quote.isReminded,
    links: quote.links,
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
    sentAt: quote.sentAt?.toISOString() ?? null,
    answeredAt: quote.answeredAt?.toISOString() ?? null,
    acceptedBy: quote.acceptedBy,
    declineReason: quote.declineReason,
    declineNote: quote.declineNote,
  };
}

/**
 * @param quote already sent
 * @returns the customer's view; with the payment link only if it is accepted and not superseded,
 *   and the event is not canceled
 * @throws for a draft
 */
export function presentForCustomer(quote: QuoteRecord, now: Date): PublicQuoteView {
  const standing = standingOf(quote, now);
  if (standing === 'draft' || !quote.sentAt) throw new Error('A draft is not for customers');
  const { content, laterValidUntil, canceledAt } = quote;
  const isAccepted = standing === 'accepted';
  // Declined, withdrawn and expired revisions do not supersede what was accepted.
  const isRevised =
    isAccepted && laterValidUntil !== null && laterValidUntil >= todayInDetroit(now);
  const mayPay = isAccepted && !isRevised && canceledAt === null;
  return {
    id: quote.id,
    reference: quote.reference,
    number: quote.number,
    standing,
    isRevised,
    canceledAt: canceledAt?.toISOString() ?? null,
    isUnbooked: false,
    outdated: '',
    shortage: '',
    event: null,
    content: { ...content, paymentLink: mayPay ? content.paymentLink : '' },
    totals: quoteTotals(content),
    hash: quote.contentHash,
    sentAt: quote.sentAt.toISOString(),
    answeredAt: quote.answeredAt?.toISOString() ?? null,
    acceptedBy: quote.acceptedBy,
  };
}
