/** Blocks of pieces that came back missing or damaged (@goods.tick). */
import { createHash } from 'node:crypto';
import type { StockTakenView } from '#contracts/stock/view.ts';
import type { Database } from '#db/client.ts';
import { listBlocks } from '#db/queries/stock/view.ts';
import type { Pieces } from '#domain/event-stock.ts';
import { takenView } from '../view.ts';

/**
 * @returns the id of the block of an event's pieces (UUID version 8, RFC 9562 §5.8): the same whoever blocks them, so
 *   that they are blocked once
 */
export function faultBlockId(
  inquiryId: string,
  { itemId, option }: Pick<Pieces, 'itemId' | 'option'>,
): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([inquiryId, itemId, option]))
    .digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** @param ids by `faultBlockId`. @returns the blocks that there are, by id */
export async function readFaultBlocks(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StockTakenView>> {
  const rows = await listBlocks(db, ids);
  return new Map(rows.map((row) => [row.id, takenView(row, null)]));
}
