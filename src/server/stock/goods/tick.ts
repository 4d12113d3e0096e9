/** Pieces of an event that the crew ticks off (@goods.tick). */
import type { TickInput } from '#contracts/stock/goods.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow, type InquiryRow } from '#db/queries/inquiries/rows.ts';
import { removeTick, saveTick } from '#db/queries/stock/goods.ts';
import { eventGoods } from '#domain/event-stock.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { existing } from '../../base/editable.ts';
import { readBook } from '../book.ts';
import { daysOf } from '../event-rows.ts';

/**
 * Ticks pieces off, or takes the tick back. Once more changes nothing.
 * @throws ApiError 404 for pieces that the event has not; 400 where more than those are missing or damaged
 */
export async function tickOff(
  db: Database,
  { isTicked, faults, ...tick }: TickInput,
  by: { createdBy: string; tickedAt: Date },
): Promise<void> {
  const event = existing(await findInquiryRow(db, tick.inquiryId), 'inquiries');
  if (!isTicked) return removeTick(db, tick);
  const quantity = await countPieces(db, event, tick);
  if (quantity === 0) throw new ApiError('not_found', words.noSuchGoods);
  if (faults && faults.missing + faults.damaged > quantity) {
    const refusal = words.atMostMissing(quantity);
    throw new ApiError('bad_request', refusal, { 'faults.missing': refusal });
  }
  return saveTick(db, { ...tick, ...by }, faults);
}

/** @returns how many pieces of the item go out for the event, as part of sets too */
async function countPieces(
  db: Database,
  event: InquiryRow,
  { itemId, option }: Pick<TickInput, 'itemId' | 'option'>,
): Promise<number> {
  const days = daysOf(event);
  const lines = event.agreed?.lines ?? [];
  if (!days) return 0;
  const { items, closed } = await readBook(
    db,
    lines.map((line) => line.itemId),
  );
  return eventGoods(days, lines, items, closed)
    .filter((each) => each.itemId === itemId && each.option === option)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
