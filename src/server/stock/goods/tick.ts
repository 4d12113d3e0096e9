/** Checks off pieces of an event (@goods.tick). */
import type { TickInput } from '#contracts/stock/goods.ts';
import type { Database } from '#db/client.ts';
import { findInquiryRow, type InquiryRow } from '#db/queries/inquiries/rows.ts';
import { removeTick, saveTick } from '#db/queries/stock/goods.ts';
import { eventGoods } from '#domain/event-stock.ts';
import { ApiError } from '../../base/api-error.ts';
import * as words from '../../base/booked-texts.ts';
import { existing } from '../../base/editable.ts';
import { daysOf } from '../event-rows.ts';
import { readStockRules } from '../stock-rules.ts';

/**
 * Checks pieces off, or undoes it. Idempotent.
 * @throws ApiError 404 for pieces that the event does not have; 400 when more are missing or damaged
 *   than it has
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
  return saveTick(db, { ...tick, ...by, quantity }, faults);
}

/** @returns the number of pieces of an item for the event, parts of sets included */
async function countPieces(
  db: Database,
  event: InquiryRow,
  { itemId, option }: Pick<TickInput, 'itemId' | 'option'>,
): Promise<number> {
  const days = daysOf(event);
  const lines = event.agreed?.lines ?? [];
  if (!days) return 0;
  const { items, closed } = await readStockRules(
    db,
    lines.map((line) => line.itemId),
  );
  return eventGoods(days, lines, items, closed)
    .filter((goods) => goods.itemId === itemId && goods.option === option)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
