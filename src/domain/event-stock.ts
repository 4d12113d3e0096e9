/**
 * What an event takes out of stock (@stock.rows), and what of it is not there (@stock.short). All
 * that promises pieces asks here: page, quote, acceptance, calendar, lists and digest.
 */
import { dayAfter } from './days.ts';
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

/** Pieces of one item and option. */
export interface Pieces {
  itemId: string;
  /** Name of the option; empty: none. */
  option: string;
  quantity: number;
}

/** An item with what decides how long it is away. */
export interface StockedItem extends CountedItem {
  rule: WindowRule;
  /** What a set is made of (@stock.set); empty: it is no set. */
  parts: readonly Pieces[];
}

/** A line of a quote or of what was agreed. */
export interface EventLine extends Pieces {
  /** Days of this line alone: leaves on, comes back on. Null or undefined: by the rule. */
  outOn?: CivilDate | null | undefined;
  backOn?: CivilDate | null | undefined;
}

export interface EventDays {
  first: CivilDate;
  last: CivilDate;
}

/** A rule of a category or item; null: that of the level above. */
export type RuleOverride = { readonly [Key in keyof WindowRule]: number | null };

/** @returns the shop's rule with what the overrides replace, the last one first in rank (@stock.window) */
export function ruleOf(shop: WindowRule, ...overrides: readonly RuleOverride[]): WindowRule {
  const pick = (key: keyof WindowRule) =>
    overrides.reduce((value, override) => override[key] ?? value, shop[key]);
  return { before: pick('before'), after: pick('after'), turnaround: pick('turnaround') };
}

/**
 * @param items by id; a line of another item takes nothing
 * @returns a row for each item, option and range of days; a set's rows are those of its parts
 */
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
      // A line that comes back before it leaves is refused where it is typed.
      if (free <= out) continue;
      const key = JSON.stringify([itemId, option, out, free]);
      const known = rows.get(key)?.quantity ?? 0;
      rows.set(key, { itemId, option, quantity: known + quantity, out, free });
    }
  }
  return [...rows.values()];
}

/** @returns the parts of a set, times its quantity; of any other item its own pieces */
function piecesOf(line: Pieces, items: ReadonlyMap<string, StockedItem>): Pieces[] {
  const { itemId, option, quantity } = line;
  const parts = items.get(itemId)?.parts ?? [];
  if (parts.length === 0) return [{ itemId, option, quantity }];
  return parts.map((part) => ({ ...part, quantity: part.quantity * quantity }));
}

/** Pieces that the crew brings and fetches. */
export interface Goods extends Pieces {
  /** The day on which they leave. */
  out: CivilDate;
  /** The day on which they come back, washing not counted. */
  back: CivilDate;
  /** The set that they are part of; empty: none. */
  setId: string;
}

/**
 * @param items by id; a line of another item is not among the pieces
 * @returns what leaves and comes back for an event (@goods.day); of a set its parts
 */
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

/** What an event takes of an item, beside what is there. */
export interface Demand {
  itemId: string;
  /** The option whose own number counts; empty: the number of the item. */
  option: string;
  /** The most that the event takes on one day. */
  needed: number;
  /** What is there for it, rented pieces included; never fewer than none. */
  free: number;
  /** How many are missing: at most what the event takes; 0: it fits. */
  short: number;
}

/** Pieces of an event that are not there. */
export type Shortage = Demand;

/**
 * @param own rows of the event
 * @param others rows of everything else
 * @param rented pieces that a partner has confirmed for this event; they count as owned for it alone
 * @returns what the event takes of each item that somebody has counted, in the order of the rows
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
    const there = owned + rentedOf(item, option, rented);
    const away = rowsOf(item, option, others);
    const short = Math.max(0, ...rows.map((row) => peakOf([...away, ...rows], row) - there));
    const needed = Math.max(...rows.map((row) => peakOf(rows, row)));
    const free = Math.min(...rows.map((row) => there - peakOf(away, row)));
    return [
      { itemId: item.id, option, needed, free: Math.max(0, free), short: Math.min(short, needed) },
    ];
  });
}

/**
 * @param args as `demands` takes them
 * @returns what is short, in the order of the rows; an item that nobody has counted never is
 */
export function shortages(...args: Parameters<typeof demands>): Shortage[] {
  return demands(...args).filter(({ short }) => short > 0);
}

/** Rows that count against one number. */
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

/** @returns how many of the pieces that partners lend are of this item and option */
export function rentedOf(item: CountedItem, option: string, rented: readonly Pieces[]): number {
  return rented
    .filter((each) => each.itemId === item.id && countedOption(item, each.option) === option)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * @param others rows of everything but the event that asks
 * @returns how many of the item an event can have on these days: of a set, as many as its scarcest
 *   part allows. Negative when more are promised than owned; null: nobody has counted, or, of a set,
 *   nobody has counted any part
 */
export function freeFor(
  asked: Omit<EventLine, 'quantity'>,
  days: EventDays,
  items: ReadonlyMap<string, StockedItem>,
  closed: ClosedDays,
  others: readonly StockRow[],
): number | null {
  const rows = eventRows(days, [{ ...asked, quantity: 1 }], items, closed);
  const counts = countedGroups(rows, items).flatMap(({ item, option, rows: own }) => {
    const owned = ownedOf(item, option);
    if (owned === null) return [];
    const away = rowsOf(item, option, others);
    // A part may stand in a set twice, with two windows.
    const each = Math.max(...own.map((row) => peakOf(own, row)));
    const free = Math.min(...own.map((row) => owned - peakOf(away, row)));
    return [Math.floor(free / each)];
  });
  return counts.length === 0 ? null : Math.min(...counts);
}
