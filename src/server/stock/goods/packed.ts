/** What was packed for an event and has not come back (@goods.tick). */
import type { Database } from '#db/client.ts';
import { listTicks } from '#db/queries/stock/goods.ts';
import { nameOf } from '../short.ts';
import { readStockRules } from '../stock-rules.ts';

/** @returns names of items, with their options, that were ticked off as packed and are not back */
export async function namesOfPacked(db: Database, inquiryId: string): Promise<string[]> {
  const ticks = (await listTicks(db, [inquiryId])).map(({ tick }) => tick);
  const packed = ticks.filter(
    ({ way, itemId, option }) =>
      way === 'out' &&
      !ticks.some(
        (other) => other.way === 'back' && other.itemId === itemId && other.option === option,
      ),
  );
  if (packed.length === 0) return [];
  const { items } = await readStockRules(
    db,
    packed.map(({ itemId }) => itemId),
  );
  return packed
    .flatMap(({ itemId, option }) => {
      const item = items.get(itemId);
      return item ? [nameOf(item, option)] : [];
    })
    .toSorted((one, other) => one.localeCompare(other));
}
