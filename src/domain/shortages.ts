/** What of an event is missing (@stock.short), and how many pieces it can have (@stock.free). */
import {
  eventRows,
  type EventDays,
  type EventLine,
  type Pieces,
  type StockedItem,
} from './event-stock.ts';
import {
  countedOption,
  numberKey,
  ownedOf,
  peakOf,
  rowsOf,
  windowsBetween,
  type ClosedDays,
  type CountedItem,
  type StockRow,
  type StockWindow,
} from './stock.ts';

/** A row of others. Undefined: no quote's, but a booking or a block. */
export type OtherRow = StockRow & { kind?: 'hold' | 'booking' | 'block' } & Place;

/** Which quotes a row gives way to: those that were sent before (@stock.hold). */
interface Place {
  /** When the quote of a hold was sent; null or undefined: of no hold. */
  heldSince?: Date | null;
}

/** A row that the event has already: of its booking, or held by its open quote. */
export type KeptRow = StockRow & Place;

export interface Demand {
  itemId: string;
  /** The option, if it is counted separately; else empty. */
  option: string;
  /** The most that the event needs on one day. */
  needed: number;
  /** Pieces free for the event, rented ones included; at least 0. */
  free: number;
  /** Missing pieces, at most `needed`; 0: none. */
  short: number;
}

/** A demand with missing pieces. */
export type Shortage = Demand;

/** As `demands` takes them. */
type Compared = [
  /** Rows of the event. */
  own: readonly StockRow[],
  /** All other rows that have priority over what the event has not booked. */
  others: readonly OtherRow[],
  items: ReadonlyMap<string, StockedItem>,
  /** Pieces that a partner confirmed for this event. */
  rented: readonly Pieces[],
  /** What the event has already: no quote that was sent since takes it away (@stock.hold). */
  kept?: readonly KeptRow[],
];

/** @returns what the event needs of each counted item, in the order of the rows */
export function demands(...compared: Compared): Demand[] {
  return demandsOn(compared, () => true);
}

/** @returns the demands with missing pieces; never an item that is not counted */
export function shortages(...compared: Compared): Shortage[] {
  return demands(...compared).filter(({ short }) => short > 0);
}

/** @returns the shortages on days on which the event needs more than it has booked already */
export function addedShortages(...compared: Compared): Shortage[] {
  return demandsOn(compared, (needed, booked) => needed > booked).filter(({ short }) => short > 0);
}

/**
 * @param own rows of an event, of one item as all these
 * @returns whether a row of others may take what the event lacks: on one of its days, and not what the event had before
 */
export function competes(
  other: OtherRow,
  own: readonly StockRow[],
  kept: readonly KeptRow[],
): boolean {
  const first = kept.filter((row) => other.kind === 'hold' && placeOf(row) < placeOf(other));
  return windowsBetween([...own, ...first]).some(
    (window) =>
      other.out < window.free &&
      other.free > window.out &&
      peakOf(own, window) > peakOf(first, window),
  );
}

/** @returns a number that is lower the earlier the quote was sent; 0 for what is booked */
function placeOf({ heldSince }: Place): number {
  return heldSince?.getTime() ?? 0;
}

function demandsOn(
  [own, others, items, rented, allKept = []]: Compared,
  isCounted: (needed: number, booked: number) => boolean,
): Demand[] {
  return countedGroups(own, items).flatMap(({ item, option, rows }) => {
    const owned = ownedOf(item, option);
    if (owned === null) return [];
    const available = owned + rentedOf(item, option, rented);
    const kept = rowsOf(item, option, allKept);
    const booked = kept.filter((row) => placeOf(row) === 0);
    const away = rowsOf(item, option, others);
    const counts = windowsBetween([...rows, ...kept]).flatMap((window) => {
      const needed = peakOf(rows, window);
      if (needed === 0 || !isCounted(needed, peakOf(booked, window))) return [];
      return [{ needed, free: freeOn(window, { available, away, kept }) }];
    });
    if (counts.length === 0) return [];
    const needed = Math.max(...counts.map((count) => count.needed));
    const free = Math.min(...counts.map((count) => count.free));
    const short = Math.max(0, ...counts.map((count) => count.needed - count.free));
    return [
      { itemId: item.id, option, needed, free: Math.max(0, free), short: Math.min(short, needed) },
    ];
  });
}

interface Stock {
  available: number;
  away: readonly OtherRow[];
  kept: readonly KeptRow[];
}

/** @returns pieces for the event: what all others leave, or what it has already, unless that is promised twice */
function freeOn(window: StockWindow, { available, away, kept }: Stock): number {
  const left = (others: readonly OtherRow[]) => available - peakOf(others, window);
  const places = [...new Set(kept.map(placeOf))];
  const keptAt = places.flatMap((place) => {
    const has = peakOf(
      kept.filter((row) => placeOf(row) <= place),
      window,
    );
    const first = away.filter((row) => row.kind !== 'hold' || placeOf(row) < place);
    return has === 0 ? [] : [Math.min(has, left(first))];
  });
  return Math.max(left(away), ...keptAt);
}

/** Rows that share one stock number. */
interface CountedGroup {
  item: StockedItem;
  option: string;
  rows: StockRow[];
}

function countedGroups(
  own: readonly StockRow[],
  items: ReadonlyMap<string, StockedItem>,
): CountedGroup[] {
  const groups = new Map<string, CountedGroup>();
  for (const row of own) {
    const item = items.get(row.itemId);
    if (!item) continue;
    const key = numberKey(row, items);
    const group = groups.get(key) ?? { item, option: countedOption(item, row.option), rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** @returns pieces of this item and option that partners lend */
export function rentedOf(item: CountedItem, option: string, rented: readonly Pieces[]): number {
  return rented
    .filter((pieces) => pieces.itemId === item.id && countedOption(item, pieces.option) === option)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * @param others rows of everything but this event
 * @param allKept what the event has already
 * @returns pieces that the event can have on its days; of a set, as many as its scarcest part
 * allows. Negative: more are promised than owned. Null: the item, or every part of the set, is
 * uncounted.
 */
export function freeFor(
  line: Omit<EventLine, 'quantity'>,
  days: EventDays,
  items: ReadonlyMap<string, StockedItem>,
  closed: ClosedDays,
  others: readonly OtherRow[],
  allKept: readonly KeptRow[] = [],
): number | null {
  const rows = eventRows(days, [{ ...line, quantity: 1 }], items, closed);
  const counts = countedGroups(rows, items).flatMap(({ item, option, rows: own }) => {
    const owned = ownedOf(item, option);
    if (owned === null) return [];
    const away = rowsOf(item, option, others);
    const kept = rowsOf(item, option, allKept);
    // A set may contain a part twice, with two windows.
    const perSet = Math.max(...own.map((row) => peakOf(own, row)));
    const free = Math.min(
      ...windowsBetween([...own, ...kept])
        .filter((window) => peakOf(own, window) > 0)
        .map((window) => freeOn(window, { available: owned, away, kept })),
    );
    return [Math.floor(free / perSet)];
  });
  return counts.length === 0 ? null : Math.min(...counts);
}
