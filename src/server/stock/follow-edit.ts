/**
 * Updates stock rows of upcoming events after an edit of rules, parts or opening hours
 * (@stock.rows). Locks events before storing the edit, because a confirmation locks its event first
 * and its items then.
 */
import type { Moved } from '#contracts/stock/edit.ts';
import type { Database } from '#db/client.ts';
import { listEventsWith, listStockedEvents, lockEvents } from '#db/queries/stock/events.ts';
import { findTakers } from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Shortage } from '#domain/event-stock.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { readBook } from './book.ts';
import { newlyShort } from './newly-short.ts';
import { repairEvents } from './repair.ts';
import { nameOf } from './short.ts';
import { findUnfit } from './unfit.ts';

/** More than any shop has ahead of it. */
const ALL = 100_000;

/** How an edit is made. */
export interface HowEdited {
  now: Date;
  /** Whether it is stored although events become short by it. */
  isDespiteShort: boolean;
}

/**
 * Updates the rows after the edit is stored.
 * @returns how many events have other rows
 * @throws ApiError 409 with the events that become short, unless it is stored all the same
 */
export type Follow = () => Promise<number>;

/** Follows an edit that touches no rows of stock. */
export const NOTHING_MOVES: Follow = () => Promise.resolve(0);

export function movedOf(movedEvents: number): Moved {
  return movedEvents === 0 ? {} : { movedEvents };
}

/** @returns what follows an edit of these items */
export async function followItems(
  tx: Database,
  itemIds: readonly string[],
  how: HowEdited,
): Promise<Follow> {
  return followEvents(tx, how, () => listEventsWith(tx, itemIds, todayInDetroit(how.now)));
}

/** @returns what follows an edit of what all items are counted by */
export async function followAll(tx: Database, how: HowEdited): Promise<Follow> {
  return followEvents(tx, how, () =>
    listStockedEvents(tx, todayInDetroit(how.now), { limit: ALL }),
  );
}

async function followEvents(
  tx: Database,
  { now, isDespiteShort }: HowEdited,
  find: () => Promise<string[]>,
): Promise<Follow> {
  const held = await lockEvents(tx, await find(), true);
  const before = isDespiteShort ? new Map() : await findUnfit(tx, now, idsOf(held));
  return async () => {
    const known = new Set(held.map(({ id }) => id));
    // Confirmed meanwhile. One that is being changed again is left to that change, or the night.
    const late = (await find()).filter((id) => !known.has(id));
    const events = [...held, ...(await lockEvents(tx, late, false))];
    const moved = await repairEvents(tx, events, now);
    if (!isDespiteShort) {
      const worse = newlyShort(before, await findUnfit(tx, now, idsOf(events)));
      if (worse.size > 0) throw await refusal(tx, worse);
    }
    return moved;
  };
}

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** Named in a refusal; there may be hundreds. */
const MAX_NAMED = 5;

async function refusal(
  tx: Database,
  worse: ReadonlyMap<string, readonly Shortage[]>,
): Promise<ApiError> {
  const named = [...worse].slice(0, MAX_NAMED);
  const takers = await findTakers(
    tx,
    named.map(([id]) => id),
  );
  const { items } = await readBook(
    tx,
    named.flatMap(([, short]) => short.map(({ itemId }) => itemId)),
  );
  const nameOfItem = ({ itemId, option }: Shortage) =>
    nameOf(items.get(itemId) ?? { name: '' }, option);
  const words = named.flatMap(([id, short]) => {
    const taker = takers.find((each) => each.id === id);
    if (!taker) return [];
    const missing = short.map((each) => text.missingOf(each.short, nameOfItem(each))).join(', ');
    return [text.eventLacks(taker, missing)];
  });
  return new ApiError('conflict', text.editMakesShort(words, worse.size - words.length), {
    isDespiteShort: text.saveAnyway,
  });
}
