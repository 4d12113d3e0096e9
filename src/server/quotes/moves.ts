/** Sends and withdraws quotes, with an entry in the timeline. */
import { totalProblem } from '#contracts/quotes/line.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry, findQuoteEntry } from '#db/queries/inquiries/timeline.ts';
import { touchInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { queueReply } from '#db/queries/mail/outbox.ts';
import {
  changeQuote,
  deleteQueuedMails,
  listQuotes,
  lockQuote,
  quoteMailKeys,
  type QuoteRecord,
} from '#db/queries/quotes/quotes.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { eventInWords, isOtherEvent } from '#domain/same-event.ts';
import { ApiError } from '../base/api-error.ts';
import { assertSeen, existing } from '../base/editable.ts';
import * as text from '../base/texts.ts';
import { writeStatusChange, type StaffAction } from '../inquiries/record/locked.ts';
import { NOT_CANCELED } from '../stock/agreed-event.ts';
import { writeEventRows } from '../stock/event-rows.ts';
import { createLink } from './links.ts';
import { quoteHash } from './quote-hash.ts';
import { standingOf } from './standing.ts';

/**
 * @returns the quote and its inquiry, locked until the transaction ends
 * @throws ApiError 404, 409 when its inquiry is in the trash
 */
export async function lockedQuote(tx: Database, id: string) {
  const locked = existing(await lockQuote(tx, id), 'quotes');
  if (locked.inquiry.deletedAt) throw new ApiError('conflict', text.inTrash);
  return locked;
}

/**
 * @returns the draft and its inquiry, locked until the transaction ends
 * @throws ApiError as `lockedQuote`; 409 when the caller saw another version, or it was sent
 */
export async function lockedDraft(tx: Database, id: string, version: number) {
  const locked = await lockedQuote(tx, id);
  if (locked.quote.state !== 'draft') throw new ApiError('conflict', text.quoteIsSent);
  assertSeen(locked.quote, version);
  return locked;
}

export interface Sending {
  version: number;
  subject: string;
  message: string;
  isDespiteAcceptance: boolean;
  isDespiteMove: boolean;
  isMailed: boolean;
}

/**
 * Freezes a draft, mails its link, and sets the inquiry's status to `quoted` (@quote.send). A
 * repetition sends nothing.
 * @param action its id is that of the quote
 * @throws ApiError as `lockedDraft`; 400 for incomplete content; 409 after an acceptance that staff
 *   may not have seen
 */
export async function sendQuote(
  tx: Database,
  action: StaffAction,
  sending: Sending,
  siteUrl: string,
): Promise<void> {
  const { id, authorId, now } = action;
  const { isMailed } = sending;
  if (await isSentAlready(tx, id, sending)) return;
  const { quote, inquiry } = await lockedDraft(tx, id, sending.version);
  assertSendable(quote, inquiry, { isMailed, now });
  const earlier = await listQuotes(tx, [inquiry.id]);
  if (!sending.isDespiteAcceptance) assertNotAccepted(quote, earlier);
  if (!sending.isDespiteMove) assertSameEvent(quote, inquiry);
  const sent = { state: 'sent', sentAt: now, contentHash: quoteHash(quote) } as const;
  await changeQuote(
    tx,
    id,
    {
      ...sent,
      sentForDay: inquiry.eventDate,
      sentForLastDay: inquiry.lastDay,
      sentForLocation: inquiry.eventLocation,
      sentForStatus: inquiry.status,
    },
    now,
  );
  const mailId = isMailed ? await mailQuote(tx, { quote, inquiry }, sending, siteUrl) : null;
  // Reminders of replaced quotes would be wrong.
  await deleteQueuedMails(
    tx,
    earlier
      .filter((other) => other.id !== id)
      .flatMap((other) => Object.values(quoteMailKeys(other.id))),
  );
  await addTimelineEntry(tx, {
    inquiryId: inquiry.id,
    kind: 'quote-sent',
    authorId,
    ...writtenOf(sending),
    mailId,
    quoteId: id,
  });
  await moveToQuoted(tx, { ...action, id: inquiry.id }, inquiry);
  await writeEventRows(tx, inquiry.id, now);
}

async function moveToQuoted(
  tx: Database,
  action: StaffAction,
  { status }: InquiryRow,
): Promise<void> {
  if (status === 'quoted' || status === 'booked') {
    await touchInquiry(tx, action.id, action.now);
    return;
  }
  // A new offer revives a canceled event.
  const open = status === 'canceled' ? { ...NOT_CANCELED, agreed: null } : {};
  await updateLocked(tx, action.id, { ...open, status: 'quoted' }, action.now);
  await writeStatusChange(tx, action, { from: status, to: 'quoted' });
}

/** @returns whether this repeats a request whose answer was lost */
async function isSentAlready(tx: Database, id: string, sending: Sending): Promise<boolean> {
  const { quote } = await lockedQuote(tx, id);
  if (quote.state === 'draft' || quote.version <= sending.version) return false;
  const entry = await findQuoteEntry(tx, id, 'quote-sent');
  const { subject, body } = writtenOf(sending);
  return entry?.subject === subject && entry.body === body;
}

/** @returns the texts for the timeline; empty without a mail, because nobody read them */
function writtenOf({ isMailed, subject, message }: Sending): { subject: string; body: string } {
  return isMailed ? { subject, body: message } : { subject: '', body: '' };
}

/** @throws ApiError 400 or 409 */
function assertSendable(
  { content }: QuoteRecord,
  { status, email }: InquiryRow,
  { isMailed, now }: { isMailed: boolean; now: Date },
): void {
  if (status === 'quarantined') throw new ApiError('conflict', text.quoteOfSpam);
  if (content.lines.length === 0) {
    throw new ApiError('bad_request', text.quoteWithoutLines, { lines: text.quoteWithoutLines });
  }
  const tooHigh = totalProblem(quoteTotals(content).total);
  if (tooHigh !== '') throw new ApiError('bad_request', tooHigh, { lines: tooHigh });
  if (content.validUntil < todayInDetroit(now)) {
    throw new ApiError('bad_request', text.quotePast, { validUntil: text.quotePast });
  }
  if (isMailed && email === '') throw new ApiError('bad_request', text.quoteWithoutEmail);
}

/** @throws ApiError 409 */
function assertNotAccepted({ createdAt }: QuoteRecord, earlier: readonly QuoteRecord[]): void {
  const accepted = earlier.find(
    ({ state, answeredAt }) =>
      state === 'accepted' && answeredAt !== null && answeredAt > createdAt,
  );
  if (!accepted) return;
  const problem = text.quoteAcceptedMeanwhile(accepted.number);
  throw new ApiError('conflict', problem, { isDespiteAcceptance: problem });
}

/**
 * Refuses a draft whose date or place differs from the request's, which it would change unnoticed.
 * @throws ApiError 409
 */
function assertSameEvent({ content }: QuoteRecord, inquiry: InquiryRow): void {
  if (!isOtherEvent(content, inquiry)) return;
  const problem = text.otherEvent(eventInWords(inquiry));
  throw new ApiError('conflict', problem, { isDespiteMove: problem });
}

async function mailQuote(
  tx: Database,
  { quote, inquiry }: { quote: QuoteRecord; inquiry: InquiryRow },
  { subject, message }: Sending,
  siteUrl: string,
): Promise<string> {
  const link = await createLink(tx, quote, siteUrl);
  return queueReply(tx, {
    kind: 'quote',
    recipient: inquiry.email,
    inquiryId: inquiry.id,
    content: { quoteId: quote.id, subject, message, link },
    dedupeKey: quoteMailKeys(quote.id).quote,
  });
}

/**
 * Withdraws an open quote (@quote.withdraw).
 * @throws ApiError as `lockedQuote`; 409 when the caller saw another version, or it is not open
 */
export async function withdrawQuote(
  tx: Database,
  { id, authorId, now }: StaffAction,
  version: number,
): Promise<void> {
  const { quote, inquiry } = await lockedQuote(tx, id);
  assertSeen(quote, version);
  const standing = standingOf(quote, now);
  if (standing !== 'open') throw new ApiError('conflict', text.quoteIs[standing], { standing });
  await changeQuote(tx, id, { state: 'withdrawn' }, now);
  await deleteQueuedMails(tx, Object.values(quoteMailKeys(id)));
  await addTimelineEntry(tx, {
    inquiryId: inquiry.id,
    kind: 'quote-withdrawn',
    authorId,
    quoteId: id,
  });
  await writeEventRows(tx, inquiry.id, now);
  await touchInquiry(tx, inquiry.id, now);
}
