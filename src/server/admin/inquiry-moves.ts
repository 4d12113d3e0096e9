/** Moves between the statuses of an inquiry, each with its event in the timeline. */
import type { InquiryChange, InquiryStatus } from '#contracts/admin/inquiries.ts';
import type { Database } from '#db/client.ts';
import { addEvent, findLastMove, markUndone } from '#db/queries/admin/inquiry-events.ts';
import { lockInquiry, moveQuarantined, updateLocked } from '#db/queries/admin/inquiry-work.ts';
import { isQuoted } from '#db/queries/admin/quotes.ts';
import { moveProblem, type MoveProblem } from '#domain/inquiry-status.ts';
import { ApiError } from '../http/api-error.ts';
import * as text from '../texts.ts';
import { editableRow } from './entity.ts';

/** Who does something about which inquiry, and when. */
export interface StaffAction {
  id: string;
  /** Of the staff. */
  authorId: string;
  now: Date;
}

/** The field of a form that a problem belongs to. */
const FIELDS: Record<MoveProblem, string> = {
  'spam-to-pending': 'status',
  'booked-why': 'note',
  'lost-why': 'reason',
  'other-why': 'note',
};

/**
 * Sets the status (@inquiry.moves) and writes it into the timeline.
 * @throws ApiError 400 for a move that is not allowed, 404, 409 when the caller saw another version
 */
export async function moveInquiry(
  tx: Database,
  { id, authorId, now, version, status, reason, note }: StaffAction & InquiryChange,
): Promise<void> {
  const { status: from } = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  const isBooked = status === 'booked' && (await isQuoted(tx, id));
  const problem = moveProblem({ from, to: status, reason, note, isQuoted: isBooked });
  if (problem !== null) {
    throw new ApiError('bad_request', text.moveProblems[problem], {
      [FIELDS[problem]]: text.moveProblems[problem],
    });
  }
  if (from === status) return;
  await updateLocked(tx, id, { status }, now);
  const why = status === 'lost' ? { reason: reason ?? null } : {};
  await writeMove(tx, { id, authorId, now }, { from, to: status, body: note, ...why });
}

/** Writes a move that was made into the timeline. */
export async function writeMove(
  tx: Database,
  { id, authorId }: StaffAction,
  move: {
    from: InquiryStatus;
    to: InquiryStatus;
    body?: string;
    reason?: InquiryChange['reason'] | null;
  },
): Promise<void> {
  const { from, to, body = '', reason = null } = move;
  await addEvent(tx, {
    inquiryId: id,
    kind: 'status',
    authorId,
    fromStatus: from,
    toStatus: to,
    body,
    reason,
  });
}

/**
 * Takes back the last status move, whoever made it. The move stays in the timeline, as undone.
 * @throws ApiError 409 when there is none, or the caller saw another version
 */
export async function undoMove(
  tx: Database,
  { id, now, version }: StaffAction & { version: number },
): Promise<void> {
  const inquiry = editableRow(await lockInquiry(tx, id), version, 'inquiries');
  const last = await findLastMove(tx, id);
  if (!last?.fromStatus || last.undoneAt || last.toStatus !== inquiry.status) {
    throw new ApiError('conflict', text.nothingToUndo);
  }
  await updateLocked(tx, id, { status: last.fromStatus }, now);
  await markUndone(tx, last.id, now);
}

/**
 * Moves what looks like spam, many at once.
 * @returns ids of those that were still as the caller saw them
 */
export async function moveSpam(
  tx: Database,
  move: 'pending' | 'trash',
  seen: readonly { id: string; version: number }[],
  { authorId, now }: Omit<StaffAction, 'id'>,
): Promise<string[]> {
  const columns = move === 'trash' ? { deletedAt: now } : { status: move };
  const ids = await moveQuarantined(tx, seen, columns, now);
  if (move === 'pending') {
    for (const id of ids) {
      await writeMove(tx, { id, authorId, now }, { from: 'quarantined', to: 'pending' });
    }
  }
  return ids;
}
