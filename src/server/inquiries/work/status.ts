/** Changes statuses of inquiries, with an entry in the timeline. */
import type { InquiryChange, InquiryStatus } from '#contracts/inquiries/list.ts';
import type { Database } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { findLastOf, markUndone, type TimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { lockInquiry, moveQuarantined, updateLocked } from '#db/queries/inquiries/work.ts';
import { deleteBookingMails } from '#db/queries/mail/stale.ts';
import { isQuoted, listQuotes, wasBooked } from '#db/queries/quotes/quotes.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { statusProblem, type StatusProblem } from '#domain/inquiry-status.ts';
import { ApiError } from '../../base/api-error.ts';
import { editableRow } from '../../base/editable.ts';
import * as text from '../../base/texts.ts';
import { acceptFor } from '../../quotes/customer/answers.ts';
import { standingOf } from '../../quotes/standing.ts';
import { agreedFor, confirmEvent, movedAgreed, NOT_CANCELED } from '../../stock/agreed-event.ts';
import type { Confirmation } from '../../stock/confirm.ts';
import { writeEventRows } from '../../stock/event-rows.ts';
import type { Claim } from '../../stock/short.ts';
import { dropCancellationMail } from '../booked/cancellation-mail.ts';
import { queueConfirmation } from '../record/confirmation.ts';
import { writeStatusChange, type StaffAction } from '../record/locked.ts';

/** The form's field for each problem. */
const FIELDS: Record<StatusProblem, string> = {
  'spam-to-pending': 'status',
  'booked-why': 'note',
  'cancel-apart': 'status',
  'booked-not-lost': 'status',
  'lost-why': 'reason',
  'other-why': 'note',
};

/**
 * Sets the status (@inquiry.moves) and records the change. Confirms to the visitor a request that was
 * cleared of spam (@spam.cleared).
 * @throws ApiError 400 for a change that is not allowed, 404, 409 when the caller saw another version
 */
export async function changeStatus(
  tx: Database,
  action: StaffAction & InquiryChange,
): Promise<void> {
  const { id, authorId, now, version, status, reason, note, overbookReason } = action;
  const inquiry = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  const { status: from } = inquiry;
  const quoted = status === 'booked' && (await isQuoted(tx, id));
  const problem = statusProblem({
    from,
    to: status,
    reason,
    note,
    isQuoted: quoted,
    wasBooked: status === 'lost' && (await wasBooked(tx, id)),
  });
  if (problem !== null) {
    throw new ApiError('bad_request', text.statusProblems[problem], {
      [FIELDS[problem]]: text.statusProblems[problem],
    });
  }
  if (from === status) return;
  const by = { now, authorId, overbookReason };
  const open = status === 'booked' ? await findOpenQuote(tx, id, now) : undefined;
  if (open) {
    // The offer is booked, not the original request.
    const answer = { name: open.content.customer, note, isMailed: false };
    await acceptFor(tx, { quote: open, inquiry }, answer, by);
    return;
  }
  await setStatus(tx, inquiry, status, by);
  if (from === 'quarantined') await queueConfirmation(tx, inquiry, now);
  const why = status === 'lost' ? { reason: reason ?? null } : {};
  const { agreed, eventDate } = inquiry;
  const ended = from === 'booked' && agreed ? { endedAgreed: { agreed, eventDate } } : {};
  await writeStatusChange(
    tx,
    { id, authorId, now },
    { from, to: status, body: note, ...why, ...ended },
  );
}

async function findOpenQuote(tx: Database, inquiryId: string, now: Date) {
  const quotes = await listQuotes(tx, [inquiryId]);
  return quotes.find((quote) => standingOf(quote, now) === 'open');
}

interface SetBy extends Confirmation, Pick<Claim, 'gaveUpAt'> {
  /** What was agreed before the booking was taken back. */
  formerAgreed?: AgreedEvent | undefined;
}

/**
 * Sets the status of a locked inquiry, with what was agreed and its stock rows (@stock.rows).
 * @throws ShortError when it is booked and does not fit
 */
async function setStatus(
  tx: Database,
  inquiry: InquiryRow,
  status: InquiryStatus,
  { gaveUpAt, formerAgreed, ...by }: SetBy,
): Promise<void> {
  const { id } = inquiry;
  const wasCanceled = inquiry.status === 'canceled';
  const reopened = wasCanceled ? NOT_CANCELED : {};
  if (wasCanceled) await dropCancellationMail(tx, id);
  if (inquiry.status === 'booked') await deleteBookingMails(tx, id);
  if (status === 'booked') {
    const agreed = formerAgreed ?? (await agreedFor(tx, inquiry, undefined, by.now));
    await confirmEvent(tx, inquiry, agreed, { ...by, gaveUpAt });
    await updateLocked(tx, id, { ...reopened, status, agreed }, by.now);
  } else {
    // Only booked events keep what was agreed, and canceled ones (`cancelEvent`).
    await updateLocked(tx, id, { ...reopened, status, agreed: null }, by.now);
  }
  await writeEventRows(tx, id, by.now);
}

const NOTHING_ENDED = { agreed: null, eventDate: null };

/**
 * Undoes the last change of status, whoever made it. The timeline keeps it, marked as undone.
 * @throws ApiError 409 without one, or when the caller saw another version; ShortError
 */
export async function undoStatusChange(
  tx: Database,
  {
    id,
    authorId,
    now,
    version,
    overbookReason,
  }: StaffAction & Pick<InquiryChange, 'version' | 'overbookReason'>,
): Promise<void> {
  const inquiry = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  const last = await findLastOf(tx, id, 'status');
  if (!last?.fromStatus || !isUndoable(last, inquiry)) {
    throw new ApiError('conflict', text.nothingToUndo);
  }
  const formerAgreed = movedAgreed(last.endedAgreed ?? NOTHING_ENDED, inquiry.eventDate);
  await setStatus(tx, inquiry, last.fromStatus, {
    now,
    authorId,
    overbookReason,
    gaveUpAt: last.createdAt,
    formerAgreed: formerAgreed ?? undefined,
  });
  await markUndone(tx, last.id, now);
}

/**
 * @param last the last change of its status
 * @returns whether `undoStatusChange` takes it back: not out of canceled, which has reasons of its own (`cancelEvent`)
 */
export function isUndoable(
  last: Pick<TimelineEntry, 'fromStatus' | 'toStatus' | 'undoneAt'>,
  inquiry: Pick<InquiryRow, 'status'>,
): boolean {
  return (
    last.undoneAt === null && last.toStatus === inquiry.status && last.fromStatus !== 'canceled'
  );
}

/**
 * Moves several requests marked as spam; those that become pending are confirmed to their visitors.
 * @returns ids of the moved requests: those unchanged since the caller saw them
 */
export async function moveSpam(
  tx: Database,
  move: 'pending' | 'trash',
  seen: readonly { id: string; version: number }[],
  { authorId, now }: Omit<StaffAction, 'id'>,
): Promise<string[]> {
  const columns = move === 'trash' ? { deletedAt: now } : { status: move };
  const moved = await moveQuarantined(tx, seen, columns, now);
  if (move === 'pending') {
    for (const inquiry of moved) {
      await queueConfirmation(tx, inquiry, now);
      await writeStatusChange(
        tx,
        { id: inquiry.id, authorId, now },
        { from: 'quarantined', to: 'pending' },
      );
    }
  }
  return moved.map(({ id }) => id);
}
