/** Pieces that a partner lends for an event (@stock.rented-in). */
import { isDeepStrictEqual } from 'node:util';
import type { PartnerPieceInput, PartnerPiecesChange } from '#contracts/inquiries/booked-events.ts';
import type { PartnerPieceView } from '#contracts/inquiries/booked-views.ts';
import type { Database } from '#db/client.ts';
import { touchInquiry } from '#db/queries/inquiries/work.ts';
import { listPartnerPieces, findPieces, removePieces, savePieces } from '#db/queries/stock/rows.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import * as text from '../../base/texts.ts';
import { nameOf } from '../../stock/short.ts';
import { readStockRules } from '../../stock/stock-rules.ts';
import { lockKept, type StaffAction } from '../record/locked.ts';

export async function presentPartnerPieces(
  db: Database,
  inquiryId: string,
): Promise<PartnerPieceView[]> {
  const pieces = await listPartnerPieces(db, [inquiryId]);
  const { items } = await readStockRules(
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
 * Adds or changes a partner's pieces. Shortages that result are shown, not refused.
 * @throws ApiError 400 for an unknown item, or a set; 404, also for removed pieces; 409 for pieces of another
 *   request, or pieces changed meanwhile; 422 when the id was used for other pieces
 */
export async function saveLentPieces(
  tx: Database,
  action: StaffAction,
  { was, ...pieces }: PartnerPiecesChange & { id: string },
): Promise<void> {
  const { id: inquiryId, authorId, now } = action;
  await lockKept(tx, inquiryId);
  const stored = await findPieces(tx, pieces.id);
  if (stored?.inquiryId === inquiryId) {
    // A repetition after a lost answer.
    if (isSame(stored, pieces)) return;
    if (!was) throw new ApiError('idempotency_mismatch', words.usedPieces);
    if (!isSame(stored, was)) throw new ApiError('conflict', text.changedMeanwhile);
  } else if (!stored && was) {
    throw new ApiError('not_found', words.piecesGone);
  }
  const { items } = await readStockRules(tx, [pieces.itemId]);
  const item = items.get(pieces.itemId);
  if (!item || item.parts.length > 0) {
    // A set has no pieces besides its parts, and is short of these alone.
    const problem = item ? text.partIsSet(item.name) : words.noSuchPieces;
    throw new ApiError('bad_request', text.checkFields, { itemId: problem });
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
 * Removes a partner's pieces. Idempotent.
 * @throws ApiError 404; 409 for pieces of another request
 */
export async function removeLentPieces(
  tx: Database,
  { id: inquiryId, now }: StaffAction,
  piecesId: string,
): Promise<void> {
  await lockKept(tx, inquiryId);
  const stored = await findPieces(tx, piecesId);
  if (!stored) return;
  if (stored.inquiryId !== inquiryId) throw new ApiError('conflict', words.otherPieces);
  await removePieces(tx, piecesId);
  await touchInquiry(tx, inquiryId, now);
}
