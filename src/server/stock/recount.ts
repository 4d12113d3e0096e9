/** Corrects the stock rows of all upcoming events (@stock.recount). */
import type { Database } from '#db/client.ts';
import { deleteEndedHolds, listStockedEvents, lockEvents } from '#db/queries/stock/events.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { log } from '../base/log.ts';
import { repairEvents } from './repair.ts';

/** Events per transaction: a fraction of a second. */
const AT_ONCE = 200;

interface RecountRequest {
  now: Date;
  /** After it, no further transaction starts (milliseconds since 1970). */
  until?: number;
}

/**
 * Repairs wrong stock rows, and logs the number of events.
 * @returns that number; events being edited are left to that edit
 */
export async function recountStock(
  db: Database,
  { now, until = Number.POSITIVE_INFINITY }: RecountRequest,
): Promise<number> {
  const today = todayInDetroit(now);
  await deleteEndedHolds(db, today);
  let count = 0;
  let ids: string[] = [];
  do {
    ids = await listStockedEvents(db, today, { after: ids.at(-1), limit: AT_ONCE });
    const batch = ids;
    count += await db.transaction(async (tx) =>
      repairEvents(tx, await lockEvents(tx, batch, { waits: false }), now),
    );
  } while (ids.length === AT_ONCE && Date.now() < until);
  if (count > 0) log({ level: 'info', event: 'stock-repaired', count });
  return count;
}
