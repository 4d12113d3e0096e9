/**
 * Rows of upcoming events follow an edit of what they are counted by: rules, parts, opening hours
 * (@stock.rows). Events are locked before the edit is stored, because a confirmation locks its event
 * first and its items then.
 */
import type { Database } from '#db/client.ts';
import { listEventsWith, listStockedEvents, lockEvents } from '#db/queries/stock-events.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { repairEvents } from './repair.ts';

/** More than any shop has ahead of it. */
const ALL = 100_000;

/** Stores the rows as they must be once the edit is stored. */
type Follow = () => Promise<void>;

/** @returns what follows an edit of these items */
export async function followItems(
  tx: Database,
  itemIds: readonly string[],
  now: Date,
): Promise<Follow> {
  return followEvents(tx, now, () => listEventsWith(tx, itemIds, todayInDetroit(now)));
}

/** @returns what follows an edit of what all items are counted by */
export async function followAll(tx: Database, now: Date): Promise<Follow> {
  return followEvents(tx, now, () => listStockedEvents(tx, todayInDetroit(now), { limit: ALL }));
}

async function followEvents(
  tx: Database,
  now: Date,
  find: () => Promise<string[]>,
): Promise<Follow> {
  const held = await lockEvents(tx, await find(), true);
  return async () => {
    const known = new Set(held.map(({ id }) => id));
    // Confirmed meanwhile. One that is being changed again is left to that change, or the night.
    const late = (await find()).filter((id) => !known.has(id));
    await repairEvents(tx, [...held, ...(await lockEvents(tx, late, false))], now);
  };
}
