/** Cancels booked events (@event.cancel). */
import type { Cancellation } from '#contracts/inquiries/booked-events.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { lockInquiry, updateLocked } from '#db/queries/inquiries/work.ts';
import { deleteBookingMails } from '#db/queries/mail/stale.ts';
import {
  changeQuote,
  deleteQueuedMails,
  listQuotes,
  quoteMailKeys,
} from '#db/queries/quotes/quotes.ts';
import { listPayments } from '#db/queries/stock/payments.ts';
import { formatCents } from '#domain/money.ts';
import type { Settlement } from '#site/quotes/canceled-texts.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { editableRow } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';
import { standingOf } from '../../quotes/standing.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import { writeStatusChange, type StaffAction } from '../record/locked.ts';
import { mailCancellation } from './cancellation-mail.ts';
import { moneyOf } from './payments.ts';

/**
 * Cancels a booked event: frees its pieces, withdraws open quotes, and keeps what was agreed.
 * @throws ApiError 400 for an event that is not booked, or a mail without an address; 404; 409 when
 *   the caller saw another version
 */
export async function cancelEvent(
  tx: Database,
  action: StaffAction,
  cancellation: Cancellation,
  siteUrl: string,
): Promise<void> {
  const { id, authorId, now } = action;
  const { version, by, reason, feeKeptCents, isMailed, message } = cancellation;
  const inquiry = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  if (inquiry.status !== 'booked') throw new ApiError('bad_request', words.onlyBooked);
  if (isMailed && inquiry.email === '') throw new ApiError('bad_request', text.noEmail);
  const columns = { canceledAt: now, canceledBy: by, cancelReason: reason, feeKeptCents };
  await updateLocked(tx, id, { ...columns, status: 'canceled' }, now);
  await withdrawOpen(tx, action);
  await deleteBookingMails(tx, id);
  await writeEventRows(tx, id, now);
  const eventId = crypto.randomUUID();
  const mail = { id: eventId, message, settlement: await settlementOf(tx, inquiry, feeKeptCents) };
  const mailId = isMailed ? await mailCancellation(tx, inquiry, mail, siteUrl) : null;
  await addTimelineEntry(tx, {
    id: eventId,
    inquiryId: id,
    kind: 'canceled',
    authorId,
    subject: words.canceledBy(by, feeKeptCents === null ? '' : formatCents(feeKeptCents)),
    body: [reason, message].filter(Boolean).join('\n\n'),
    mailId,
  });
  await writeStatusChange(tx, action, { from: 'booked', to: 'canceled' });
}

/** @returns what the customer is told of the fee and of what came in */
async function settlementOf(
  tx: Database,
  inquiry: InquiryRow,
  feeKeptCents: number | null,
): Promise<Settlement> {
  const payments = await listPayments(tx, [inquiry.id]);
  const money = moneyOf({ ...inquiry, status: 'canceled', feeKeptCents }, payments);
  const { refundedCents = 0, balanceCents = 0 } = money ?? {};
  return { feeKeptCents, refundedCents, balanceCents };
}

async function withdrawOpen(tx: Database, { id, authorId, now }: StaffAction): Promise<void> {
  for (const quote of await listQuotes(tx, [id])) {
    if (standingOf(quote, now) !== 'open') continue;
    await changeQuote(tx, quote.id, { state: 'withdrawn' }, now);
    await deleteQueuedMails(tx, Object.values(quoteMailKeys(quote.id)));
    await addTimelineEntry(tx, {
      inquiryId: id,
      kind: 'quote-withdrawn',
      authorId,
      quoteId: quote.id,
    });
  }
}
