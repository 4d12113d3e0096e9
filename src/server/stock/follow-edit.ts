/**
 * Updates stock rows of upcoming events after edits of rules, parts or opening hours (@stock.rows).
 * Locks events before the edit is stored, because a confirmation locks first its event and then its
 * items: the other order would be a deadlock.
 */
import type { Moved } from '#contracts/stock/edit.ts';
import type { Database } from '#db/client.ts';
import {
  listEventsWith,
  listNamedEvents,
  listStockedEvents,
  lockEvents,
} from '#db/queries/stock/events.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import type { Shortage } from '#domain/shortages.ts';
import { ApiError } from '../base/api-error.ts';
import * as text from '../base/texts.ts';
import { newlyShort } from './newly-short.ts';
import { repairEvents } from './repair.ts';
import { editMakesShort, missingOf, tooFewFor } from './short-texts.ts';
import { nameOf } from './short.ts';
import { readStockRules } from './stock-rules.ts';
import { listShortages } from './unfit.ts';

/** More upcoming events than any shop has. */
const ALL = 100_000;

/** How an edit is made. */
export interface HowEdited {
  now: Date;
  /** Whether it is stored although events become short. */
  isDespiteShort: boolean;
}

/**
 * Updates the rows after the edit is stored.
 * @returns the number of events with changed rows
 * @throws ApiError 409 with the events that become short, unless allowed
 */
export type Follow = () => Promise<number>;

/** For an edit that affects no stock rows. */
export const NOTHING_MOVES: Follow = () => Promise.resolve(0);

export function movedOf(movedEvents: number): Moved {
  return movedEvents === 0 ? {} : { movedEvents };
}

/**
 * Locks the events with these items.
 * @returns the update of their rows
 */
export async function followItems(
  tx: Database,
  itemIds: readonly string[],
  how: HowEdited,
): Promise<Follow> {
  return followEvents(tx, how, () => listEventsWith(tx, itemIds, todayInDetroit(how.now)));
}

/**
 * Locks all upcoming events, for an edit of settings.
 * @returns the update of their rows
 */
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
  const locked = await lockEvents(tx, await find(), { waits: true });
  const before = isDespiteShort ? new Map() : await listShortages(tx, now, idsOf(locked));
  return async () => {
    const lockedIds = new Set(idsOf(locked));
    // Events confirmed meanwhile. An event that is being changed now is left to that change, or to
    // the nightly recount.
    const late = (await find()).filter((id) => !lockedIds.has(id));
    const events = [...locked, ...(await lockEvents(tx, late, { waits: false }))];
    const moved = await repairEvents(tx, events, now);
    if (!isDespiteShort) {
      const worse = newlyShort(before, await listShortages(tx, now, idsOf(events)));
      if (worse.size > 0) throw await refusal(tx, worse);
    }
    return moved;
  };
}

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** Events named in a refusal; there may be hundreds. */
const MAX_NAMED = 5;

async function refusal(
  tx: Database,
  worse: ReadonlyMap<string, readonly Shortage[]>,
): Promise<ApiError> {
  const named = [...worse].slice(0, MAX_NAMED);
  const events = await listNamedEvents(
    tx,
    named.map(([id]) => id),
  );
  const { items } = await readStockRules(
    tx,
    named.flatMap(([, short]) => short.map(({ itemId }) => itemId)),
  );
  const nameOfItem = ({ itemId, option }: Shortage) =>
    nameOf(items.get(itemId) ?? { name: '' }, option);
  const words = named.flatMap(([id, short]) => {
    const event = events.find((candidate) => candidate.id === id);
    if (!event) return [];
    const missing = short
      .map((shortage) => missingOf(shortage.short, nameOfItem(shortage)))
      .join(', ');
    return [tooFewFor(event, missing)];
  });
  return new ApiError('conflict', editMakesShort(words, worse.size - words.length), {
    isDespiteShort: text.saveAnyway,
  });
}
