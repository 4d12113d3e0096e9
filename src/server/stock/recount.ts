/** The rows of all upcoming events, compared with what they must be (@stock.recount). */
import type { Database } from '#db/client.ts';
import { deleteEndedHolds, listStockedEvents, lockEvents } from '#db/queries/stock/events.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { log } from '../base/log.ts';
import { repairEvents } from './repair.ts';

/** Events per transaction, which takes a fraction of a second. */
const AT_ONCE = 200;

interface RecountRequest {
  now: Date;
  /** Starts no further transaction after this time (milliseconds since 1970). */
  until?: number;
}

/**
 * Repairs events whose stock rows are wrong, and logs their number.
 * @returns how many; an event that is being edited is left to that edit
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
      repairEvents(tx, await lockEvents(tx, batch, false), now),
    );
  } while (ids.length === AT_ONCE && Date.now() < until);
  if (count > 0) log({ level: 'info', event: 'stock-repaired', count });
  return count;
}
