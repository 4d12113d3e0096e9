/**
 * Handles a customer's answers to a quote. Each locks the inquiry, so that only one of concurrent
 * answers and moves counts (@quote.accept).
 */
import type { DeclineReason } from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import {
  addTimelineEntry,
  countQuestions,
  findTimelineEntry,
} from '#db/queries/inquiries/timeline.ts';
import { touchInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import {
  changeQuote,
  deleteQueuedMails,
  lockQuote,
  quoteMailKeys,
  type QuoteRecord,
} from '#db/queries/quotes/quotes.ts';
import { hasOtherPlace } from '#domain/same-event.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';
import { changedDetails, detailsOf } from '../../inquiries/record/details.ts';
import { agreedFor, confirmEvent, NOT_CANCELED } from '../../stock/agreed-event.ts';
import type { Confirmation } from '../../stock/confirm.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import { standingOf } from '../standing.ts';
import { whyOutdated } from './outdated.ts';

/** Questions per quote within 24 hours. */
const MAX_QUESTIONS_A_DAY = 10;

interface Locked {
  quote: QuoteRecord;
  inquiry: InquiryRow;
}

/** @throws ApiError 404 for a request that was erased or is in the trash */
async function lock(tx: Database, id: string): Promise<Locked> {
  const found = await lockQuote(tx, id);
  if (!found || found.inquiry.deletedAt) throw new ApiError('not_found', text.noSuchQuote);
  return found;
}

/**
 * Answers an open quote and cancels its reminders.
 * @throws ApiError 409 with the standing of a quote that is not open
 */
async function answerOpen(
  tx: Database,
  quote: QuoteRecord,
  answer: Parameters<typeof changeQuote>[2],
  now: Date,
): Promise<void> {
  const standing = standingOf(quote, now);
  if (standing !== 'open') throw new ApiError('conflict', text.quoteIs[standing], { standing });
  await changeQuote(tx, quote.id, { ...answer, answeredAt: now }, now);
  await deleteQueuedMails(tx, [quoteMailKeys(quote.id).reminder]);
}

/**
 * Accepts an open quote, exactly once: books its inquiry as agreed, and mails both sides what was
 * accepted. A repetition changes nothing.
 * @param answer the typed name, and the hash of the seen content
 * @throws ApiError 404; 409 when the content differs, the quote is not open, or the event was changed
 *   since it was sent; ShortError
 */
export async function acceptQuote(
  tx: Database,
  answer: { id: string; now: Date; name: string; hash: string; addressHash: string },
): Promise<void> {
  const { id, now, name, hash, addressHash } = answer;
  const { quote, inquiry } = await lock(tx, id);
  if (quote.contentHash !== hash) throw new ApiError('conflict', text.otherQuoteSeen);
  if (quote.state === 'accepted') return;
  const accepted = {
    state: 'accepted',
    acceptedBy: name,
    acceptedAddressHash: addressHash,
  } as const;
  await answerOpen(tx, quote, accepted, now);
  const by = { now, authorId: null, overbookReason: '' };
  await addTimelineEntry(tx, {
    ...actorOf(by, inquiry.id, id),
    kind: 'quote-accepted',
    body: name,
  });
  await book(tx, { quote, inquiry }, by);
  await queueMail(tx, {
    ...acceptedMail(inquiry.id, id),
    recipient: null,
    dedupeKey: `quote-accepted:${id}:shop`,
  });
  await mailCopy(tx, { quote, inquiry });
}

/**
 * Accepts an open quote on behalf of its customer (@quote.accept-for). A repetition changes
 * nothing.
 * @throws ApiError 409 when it is not open, or the event was changed since it was sent; ShortError
 */
export async function acceptFor(
  tx: Database,
  { quote, inquiry }: Locked,
  answer: { name: string; note: string; isMailed: boolean },
  by: Confirmation & { authorId: string },
): Promise<void> {
  if (quote.state === 'accepted') return;
  await answerOpen(tx, quote, { state: 'accepted', acceptedBy: answer.name }, by.now);
  const entry = actorOf(by, inquiry.id, quote.id);
  await addTimelineEntry(tx, {
    ...entry,
    kind: 'quote-accepted',
    body: answer.name,
    subject: answer.note,
  });
  await book(tx, { quote, inquiry }, by);
  if (answer.isMailed) await mailCopy(tx, { quote, inquiry });
}

const acceptedMail = (inquiryId: string, quoteId: string) =>
  ({ kind: 'quote-accepted', inquiryId, content: { quoteId } }) as const;

/** Mails the customer a copy of what was accepted, if there is an address. */
async function mailCopy(tx: Database, { quote, inquiry }: Locked): Promise<void> {
  if (inquiry.email === '') return;
  const dedupeKey = `quote-accepted:${quote.id}:customer`;
  await queueMail(tx, {
    ...acceptedMail(inquiry.id, quote.id),
    recipient: inquiry.email,
    dedupeKey,
  });
}

/**
 * Books the inquiry as agreed, with the quote's date and place (@quote.accept-event).
 * @throws ApiError 409 when the event was changed since the quote was sent; ShortError
 */
async function book(tx: Database, { quote, inquiry }: Locked, by: Confirmation): Promise<void> {
  const { id: inquiryId, status } = inquiry;
  const entry = actorOf(by, inquiryId, quote.id);
  assertNotChanged(quote, inquiry);
  const { eventLocation, ...days } = detailsOf(quote.content);
  // A place that was given since is more exact.
  const place = hasOtherPlace(quote, inquiry) ? {} : { eventLocation };
  const details = changedDetails(inquiry, { ...days, ...place });
  const event = { ...inquiry, ...details?.columns };
  const agreed = await agreedFor(tx, event, quote, by.now);
  const heldSince = quote.sentAt ?? undefined;
  await confirmEvent(tx, event, agreed, { ...by, heldSince });
  const canceled = status === 'canceled' ? NOT_CANCELED : {};
  await updateLocked(
    tx,
    inquiryId,
    { ...details?.columns, ...canceled, status: 'booked', agreed },
    by.now,
  );
  await writeEventRows(tx, inquiryId, by.now);
  if (details) await addTimelineEntry(tx, { ...entry, ...details.entry });
  if (status === 'booked') return;
  await addTimelineEntry(tx, { ...entry, kind: 'status', fromStatus: status, toStatus: 'booked' });
}

/** @throws ApiError 409 */
function assertNotChanged(quote: QuoteRecord, inquiry: InquiryRow): void {
  const words = whyOutdated(quote, inquiry);
  if (words !== '') throw new ApiError('conflict', words, { eventDate: words });
}

/** The author of an entry in the timeline. */
function actorOf({ authorId }: Confirmation, inquiryId: string, quoteId: string) {
  return { inquiryId, quoteId, authorId, isByCustomer: authorId === null };
}

/**
 * Declines an open quote. A repetition changes nothing.
 * @throws ApiError 404; 409 when the quote is not open
 */
export async function declineQuote(
  tx: Database,
  answer: { id: string; now: Date; reason: DeclineReason; note: string },
): Promise<void> {
  const { id, now, reason, note } = answer;
  const { quote, inquiry } = await lock(tx, id);
  if (quote.state === 'declined') return;
  const declined = { state: 'declined', declineReason: reason, declineNote: note } as const;
  await answerOpen(tx, quote, declined, now);
  await writeEventRows(tx, inquiry.id, now);
  await tellStaff(tx, { quote, inquiry }, { kind: 'quote-declined', body: note, now });
}

/**
 * Records a question for staff, once per id.
 * @throws ApiError 404; 422 when the id was used for another text; 429 above the limit
 */
export async function askAboutQuote(
  tx: Database,
  { id, now, question }: { id: string; now: Date; question: { id: string; text: string } },
): Promise<void> {
  const { quote, inquiry } = await lock(tx, id);
  const stored = await findTimelineEntry(tx, question.id);
  if (stored) {
    if (stored.quoteId === id && stored.body === question.text) return;
    throw new ApiError('idempotency_mismatch', text.questionSent);
  }
  if ((await countQuestions(tx, id)) >= MAX_QUESTIONS_A_DAY) {
    throw new ApiError('rate_limited', text.tooManyQuestions(MAX_QUESTIONS_A_DAY));
  }
  const entry = { id: question.id, kind: 'quote-question', body: question.text, now } as const;
  await tellStaff(tx, { quote, inquiry }, entry);
}

/** Adds the customer's answer to the timeline, and queues a mail to staff. */
async function tellStaff(
  tx: Database,
  { quote, inquiry }: Locked,
  answer: { id?: string; kind: 'quote-declined' | 'quote-question'; body: string; now: Date },
): Promise<void> {
  const { id = crypto.randomUUID(), kind, body, now } = answer;
  const about = { inquiryId: inquiry.id, quoteId: quote.id };
  await addTimelineEntry(tx, { ...about, id, kind, body, isByCustomer: true });
  await touchInquiry(tx, inquiry.id, now);
  await queueMail(tx, {
    kind: 'quote-answer',
    recipient: null,
    inquiryId: inquiry.id,
    content: { quoteId: quote.id, eventId: id },
    dedupeKey: `quote-answer:${id}`,
  });
}
