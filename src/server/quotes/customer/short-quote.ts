/** Handles an acceptance that no longer fits (@quote.page-short). */
import type { PublicShortView } from '#contracts/quotes/short.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { touchInquiry } from '#db/queries/inquiries/work.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { shortMailKey, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { changedSince } from '#domain/same-event.ts';
import * as text from '../../base/texts.ts';
import { shortWithLike } from '../../stock/alternatives.ts';
import type { ShortError } from '../../stock/confirm.ts';
import { linesOfQuote } from '../../stock/event-lines.ts';
import { daysOfQuote } from '../../stock/event-rows.ts';
import { readStockRules } from '../../stock/stock-rules.ts';
import { onDay } from '../draft/on-day.ts';
import { standingOf } from '../standing.ts';

/**
 * Records the refused acceptance, and queues a mail to the shop, once per quote and day. In its own
 * transaction, because the acceptance's was rolled back.
 */
export async function tellShort(
  tx: Database,
  { id: quoteId, inquiryId }: Pick<QuoteRecord, 'id' | 'inquiryId'>,
  { short }: ShortError,
  now: Date,
): Promise<void> {
  const eventId = crypto.randomUUID();
  const day = todayInDetroit(now);
  const isNew = await queueMail(tx, {
    kind: 'quote-short',
    recipient: null,
    inquiryId,
    content: { quoteId, eventId },
    dedupeKey: shortMailKey(quoteId, day),
  });
  if (!isNew) return;
  await addTimelineEntry(tx, {
    id: eventId,
    inquiryId,
    quoteId,
    kind: 'quote-short',
    day,
    isByCustomer: true,
    body: short.map((shortage) => `${shortage.name}: ${text.shortBy(shortage)}`).join('\n'),
  });
  await touchInquiry(tx, inquiryId, now);
}

/** @returns the shortages of an open quote, with alternatives; none for one that cannot be accepted */
export async function shortOfQuote(
  db: Database,
  quote: QuoteRecord,
  now: Date,
): Promise<PublicShortView[]> {
  const inquiry = await findInquiryRow(db, quote.inquiryId);
  const days = inquiry && daysOfQuote(quote, inquiry);
  if (!days || standingOf(quote, now) !== 'open' || changedSince(quote, inquiry)) return [];
  const { items } = await readStockRules(
    db,
    quote.content.lines.map(({ itemId }) => itemId),
  );
  const lines = linesOfQuote(onDay(quote, days.first), items);
  const heldSince = quote.sentAt ?? undefined;
  return shortWithLike(db, { inquiryId: inquiry.id, days, lines, heldSince }, now);
}
