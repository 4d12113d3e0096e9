/** What an event takes out of stock (@stock.rows). */
import { dayAfter, daysBetween } from './days.ts';
import type { CivilDate } from './event-date.ts';
import {
  returnDay,
  returnFree,
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
  /** The same day, if the shop were open on every day. */
  plannedBack: CivilDate;
  /** The set that they belong to, or empty. */
  setId: string;
}

/**
 * What is delivered and picked up (@goods.day); for a set, its parts. A day that is agreed on for a line is not moved: the
 * crew comes although the shop is closed.
 * @param items lines of other items are ignored
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
      const plannedBack = line.backOn ?? dayAfter(last, after);
      return [
        {
          ...pieces,
          out: line.outOn ?? dayAfter(first, -before),
          back: line.backOn ?? returnDay(plannedBack, closed),
          plannedBack,
          setId: pieces.itemId === line.itemId ? '' : line.itemId,
        },
      ];
    }),
  );
}
