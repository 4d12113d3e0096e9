/** What an event takes out of stock (@stock.rows) and what is missing (@stock.short). */
import { dayAfter, daysBetween } from './days.ts';
import type { CivilDate } from './event-date.ts';
import {
  countedOption,
  ownedOf,
  peakOf,
  returnDay,
  returnFree,
  rowsOf,
  windowOf,
  type ClosedDays,
  type CountedItem,
  type StockRow,
  type WindowRule,
} from './stock.ts';

export interface Pieces {
  itemId: string;
  /** Name of the option, or empty. */
  option: string;
  quantity: number;
}

export interface StockedItem extends CountedItem {
  rule: WindowRule;
  /** Parts of a set (@stock.set); empty: not a set. */
  parts: readonly Pieces[];
}

export interface EventLine extends Pieces {
  /** Days of this line alone; null or undefined: by the rule. */
  outOn?: CivilDate | null | undefined;
  backOn?: CivilDate | null | undefined;
}

export interface EventDays {
  first: CivilDate;
  last: CivilDate;
}

/**
 * @param from null while the day is unknown, as `to`: then no line moves
 * @returns the lines of an event that was moved; the days of single lines move by the same distance (@stock.line-days)
 */
export function movedLines<Line extends Pick<EventLine, 'outOn' | 'backOn'>>(
  lines: readonly Line[],
  from: CivilDate | null,
  to: CivilDate | null,
): Line[] {
  if (from === null || to === null) return [...lines];
  const distance = daysBetween(from, to);
  return lines.map((line) => ({
    ...line,
    ...(line.outOn && { outOn: dayAfter(line.outOn, distance) }),
    ...(line.backOn && { backOn: dayAfter(line.backOn, distance) }),
  }));
}

/** @returns whether the first day of the event is outside the days of a single line */
export function missesEvent(
  { outOn, backOn }: Pick<EventLine, 'outOn' | 'backOn'>,
  first: CivilDate,
): boolean {
  return Boolean((outOn && outOn > first) || (backOn && backOn < first));
}

/** Null: inherited from the level above. */
export type RuleOverride = { readonly [Key in keyof WindowRule]: number | null };

/** @param overrides the last one wins (@stock.window) */
export function ruleOf(shop: WindowRule, ...overrides: readonly RuleOverride[]): WindowRule {
  const pick = (key: keyof WindowRule) =>
    overrides.reduce((value, override) => override[key] ?? value, shop[key]);
  return { before: pick('before'), after: pick('after'), turnaround: pick('turnaround') };
}

/** Rows by item, option and range of days; for a set, of its parts. @param items lines of other items are ignored */
export function eventRows(
  { first, last }: EventDays,
  lines: readonly EventLine[],
  items: ReadonlyMap<string, StockedItem>,
  closed: ClosedDays,
): StockRow[] {
  const rows = new Map<string, StockRow>();
  for (const line of lines) {
    for (const { itemId, option, quantity } of piecesOf(line, items)) {
      const item = items.get(itemId);
      if (!item) continue;
      const window = windowOf(first, last, item.rule, closed);
      const out = line.outOn ?? window.out;
      const free = line.backOn
        ? returnFree(line.backOn, last, item.rule.turnaround, closed)
        : window.free;
      // The form refuses a line that comes back before it leaves.
      if (free <= out) continue;
      const key = JSON.stringify([itemId, option, out, free]);
      const before = rows.get(key)?.quantity ?? 0;
      rows.set(key, { itemId, option, quantity: before + quantity, out, free });
    }
  }
  return [...rows.values()];
}

/** @returns the parts of a set times its quantity, or the line itself */
function piecesOf(line: Pieces, items: ReadonlyMap<string, StockedItem>): Pieces[] {
  const { itemId, option, quantity } = line;
  const parts = items.get(itemId)?.parts ?? [];
  if (parts.length === 0) return [{ itemId, option, quantity }];
  return parts.map((part) => ({ ...part, quantity: part.quantity * quantity }));
}

/** Pieces that the crew delivers and picks up. */
export interface Goods extends Pieces {
  out: CivilDate;
  /** Day on which they come back, before cleaning. */
  back: CivilDate;
  /** The set that they belong to, or empty. */
  setId: string;
}

/** What is delivered and picked up (@goods.day); for a set, its parts. @param items lines of other items are ignored */
export function eventGoods(
  { first, last }: EventDays,
  lines: readonly EventLine[],
  items: ReadonlyMap<string, StockedItem>,
  closed: ClosedDays,
): Goods[] {
  return lines.flatMap((line) =>
    piecesOf(line, items).flatMap((pieces) => {
      const item = items.get(pieces.itemId);
      if (!item) return [];
      const { before, after } = item.rule;
      return [
        {
          ...pieces,
          out: line.outOn ?? dayAfter(first, -before),
          back: returnDay(line.backOn ?? dayAfter(last, after), closed),
          setId: pieces.itemId === line.itemId ? '' : line.itemId,
        },
      ];
    }),
  );
}

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

/**
 * @param own rows of the event
 * @param others all other rows
 * @param rented pieces that a partner confirmed for this event
 * @returns what the event needs of each counted item, in the order of the rows
 */
export function demands(
  own: readonly StockRow[],
  others: readonly StockRow[],
  items: ReadonlyMap<string, StockedItem>,
  rented: readonly Pieces[],
): Demand[] {
  return countedGroups(own, items).flatMap(({ item, option, rows }) => {
    const owned = ownedOf(item, option);
    if (owned === null) return [];
    const available = owned + rentedOf(item, option, rented);
    const away = rowsOf(item, option, others);
    const short = Math.max(0, ...rows.map((row) => peakOf([...away, ...rows], row) - available));
    const needed = Math.max(...rows.map((row) => peakOf(rows, row)));
    const free = Math.min(...rows.map((row) => available - peakOf(away, row)));
    return [
      { itemId: item.id, option, needed, free: Math.max(0, free), short: Math.min(short, needed) },
    ];
  });
}

/** @returns the demands with missing pieces; never an item that is not counted */
export function shortages(...args: Parameters<typeof demands>): Shortage[] {
  return demands(...args).filter(({ short }) => short > 0);
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
    const option = countedOption(item, row.option);
    const key = JSON.stringify([item.id, option]);
    const group = groups.get(key) ?? { item, option, rows: [] };
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
 * @returns pieces that the event can have on its days; of a set, as many as its scarcest part
 * allows. Negative: more are promised than owned. Null: the item, or every part of the set, is
 * uncounted.
 */
export function freeFor(
  line: Omit<EventLine, 'quantity'>,
  days: EventDays,
  items: ReadonlyMap<string, StockedItem>,
  closed: ClosedDays,
  others: readonly StockRow[],
): number | null {
  const rows = eventRows(days, [{ ...line, quantity: 1 }], items, closed);
  const counts = countedGroups(rows, items).flatMap(({ item, option, rows: own }) => {
    const owned = ownedOf(item, option);
    if (owned === null) return [];
    const away = rowsOf(item, option, others);
    // A set may contain a part twice, with two windows.
    const perSet = Math.max(...own.map((row) => peakOf(own, row)));
    const free = Math.min(...own.map((row) => owned - peakOf(away, row)));
    return [Math.floor(free / perSet)];
  });
  return counts.length === 0 ? null : Math.min(...counts);
}
