/** Pieces that a partner lends for one event (@stock.rented-in). */
import { isDeepStrictEqual } from 'node:util';
import type { PartnerPieceInput, PartnerPiecesChange } from '#contracts/inquiries/booked-events.ts';
import type { PartnerPieceView } from '#contracts/inquiries/booked-views.ts';
import type { Database } from '#db/client.ts';
import { touchInquiry } from '#db/queries/inquiries/work.ts';
import { findPartnerPieces, findPieces, removePieces, savePieces } from '#db/queries/stock/rows.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import * as text from '../../base/texts.ts';
import { readBook } from '../../stock/book.ts';
import { nameOf } from '../../stock/short.ts';
import { lockKept, type StaffAction } from '../record/locked.ts';

export async function presentPartnerPieces(
  db: Database,
  inquiryId: string,
): Promise<PartnerPieceView[]> {
  const pieces = await findPartnerPieces(db, [inquiryId]);
  const { items } = await readBook(
    db,
    pieces.map(({ itemId }) => itemId),
  );
  return pieces.flatMap(({ id, itemId, option, quantity, partner, costCents, isConfirmed }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const name = nameOf(item, option);
    return [{ id, itemId, option, name, quantity, partner, costCents, isConfirmed }];
  });
}

/**
 * Adds what a partner lends, or changes it. What is short without it is not refused: it is a fact, and
 * the page says so.
 * @throws ApiError 400 for an item that there is not; 404, also for pieces that are gone; 409 for those of another
 *   request, or that were changed meanwhile; 422 when the id was used for others
 */
export async function keepPieces(
  tx: Database,
  action: StaffAction,
  { was, ...pieces }: PartnerPiecesChange & { id: string },
): Promise<void> {
  const { id: inquiryId, authorId, now } = action;
  await lockKept(tx, inquiryId);
  const stored = await findPieces(tx, pieces.id);
  if (stored?.inquiryId === inquiryId) {
    // After a lost answer.
    if (isSame(stored, pieces)) return;
    if (!was) throw new ApiError('idempotency_mismatch', words.usedPieces);
    if (!isSame(stored, was)) throw new ApiError('conflict', text.changedMeanwhile);
  } else if (!stored && was) {
    throw new ApiError('not_found', words.piecesGone);
  }
  const { items } = await readBook(tx, [pieces.itemId]);
  if (!items.has(pieces.itemId)) {
    throw new ApiError('bad_request', text.checkFields, { itemId: words.noSuchPieces });
  }
  const saved = { ...pieces, inquiryId, createdBy: authorId, createdAt: now };
  if (!(await savePieces(tx, saved))) throw new ApiError('conflict', words.otherPieces);
  await touchInquiry(tx, inquiryId, now);
}

function isSame(stored: PartnerPieceInput, pieces: PartnerPieceInput): boolean {
  const fields = ({ itemId, option, quantity, partner, costCents, isConfirmed }: typeof pieces) => [
    itemId,
    option,
    quantity,
    partner,
    costCents,
    isConfirmed,
  ];
  return isDeepStrictEqual(fields(stored), fields(pieces));
}

/**
 * Removes what a partner was to lend. A repetition changes nothing.
 * @throws ApiError 404; 409 for the pieces of another request
 */
export async function dropPieces(
  tx: Database,
  { id: inquiryId, now }: StaffAction,
  piecesId: string,
): Promise<void> {
  await lockKept(tx, inquiryId);
  const known = await findPieces(tx, piecesId);
  if (!known) return;
  if (known.inquiryId !== inquiryId) throw new ApiError('conflict', words.otherPieces);
  await removePieces(tx, piecesId);
  await touchInquiry(tx, inquiryId, now);
}
