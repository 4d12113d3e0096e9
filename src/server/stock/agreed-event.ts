/** What is agreed about booked events (@event.agreed), and whether they fit. */
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { listQuotes, type QuoteRecord } from '#db/queries/quotes/quotes.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { movedLines } from '#domain/event-stock.ts';
import { draftFromList } from '../quotes/draft/draft.ts';
import { onDay } from '../quotes/draft/on-day.ts';
import { confirmStock, type Confirmation } from './confirm.ts';
import { agreedOfQuote } from './event-lines.ts';
import { daysOf } from './event-rows.ts';
import type { Claim } from './short.ts';
import { readStockRules } from './stock-rules.ts';

/** Empty values of the columns that only a canceled event fills. */
export const NOT_CANCELED = {
  canceledAt: null,
  canceledBy: null,
  cancelReason: '',
  feeKeptCents: null,
} as const;

/**
 * @param quote accepted quote; without one, what was agreed before applies, else the last accepted
 *   quote, else the request at today's prices
 * @returns what is agreed about a booked event
 */
export async function agreedFor(
  tx: Database,
  inquiry: Pick<InquiryRow, 'id' | 'agreed' | 'eventDate'>,
  quote: Pick<QuoteRecord, 'id' | 'content' | 'sentForDay'> | undefined,
  now: Date,
): Promise<AgreedEvent> {
  const { id, agreed } = inquiry;
  if (!quote && agreed) return agreed;
  const accepted = quote ?? (await lastAccepted(tx, id));
  const content = accepted
    ? onDay(accepted, inquiry.eventDate)
    : (await draftFromList(tx, id, now)).content;
  const { items } = await readStockRules(
    tx,
    content.lines.map(({ itemId }) => itemId),
  );
  const agreedNow = agreedOfQuote({ id: accepted?.id ?? '', content }, items);
  return accepted ? agreedNow : { ...agreedNow, quoteId: null };
}

async function lastAccepted(tx: Database, inquiryId: string): Promise<QuoteRecord | undefined> {
  const accepted = (await listQuotes(tx, [inquiryId])).filter(({ state }) => state === 'accepted');
  return accepted.toSorted(
    (one, other) => (other.answeredAt?.getTime() ?? 0) - (one.answeredAt?.getTime() ?? 0),
  )[0];
}

/** @returns what is agreed about an event after it was moved: days of single lines move along (@stock.line-days) */
export function movedAgreed(
  { agreed, eventDate }: Pick<InquiryRow, 'agreed' | 'eventDate'>,
  to: InquiryRow['eventDate'],
): AgreedEvent | null {
  return agreed && { ...agreed, lines: movedLines(agreed.lines, eventDate, to) };
}

/**
 * Checks that a booked event fits (@stock.confirm), before its rows are written.
 * @param inquiry with its new values, locked
 * @param heldSince when the quote that holds its pieces was sent
 * @param gaveUpAt when it gave up the booking that it takes back
 * @throws ShortError
 */
export async function confirmEvent(
  tx: Database,
  inquiry: Pick<InquiryRow, 'id' | 'eventDate' | 'lastDay'>,
  agreed: AgreedEvent,
  { heldSince, gaveUpAt, ...by }: Confirmation & Pick<Claim, 'heldSince' | 'gaveUpAt'>,
): Promise<void> {
  const days = daysOf(inquiry);
  // Without a day, an event takes nothing.
  if (!days) return;
  const claim = { inquiryId: inquiry.id, days, lines: agreed.lines, heldSince, gaveUpAt };
  await confirmStock(tx, claim, by);
}
