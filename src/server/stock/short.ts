/** Shortages of an event (@stock.short), and who has the rest. */
import type { ShortageView, TakenView } from '#contracts/stock/stock.ts';
import type { Database } from '#db/client.ts';
import {
  listEventRows,
  listPartnerPieces,
  listTaken,
  listTakers,
  lockStock,
  type NamedItem,
  type PartnerPieces,
  type TakenRow,
} from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { eventRows, type EventDays, type EventLine, type Pieces } from '#domain/event-stock.ts';
import { addedShortages, competes, type Demand, type Shortage } from '#domain/shortages.ts';
import { countedOption, isInForce, rowsOf, spanOf, type StockRow } from '#domain/stock.ts';
import { lineName } from '#domain/wishlist.ts';
import { readStockRules, type StockRules } from './stock-rules.ts';

/** What an event would take. */
export interface Claim {
  /** Undefined for an event without a request. */
  inquiryId?: string | undefined;
  days: EventDays;
  lines: readonly EventLine[];
  /** When its quote was sent: only earlier quotes have priority. If undefined, every hold has it. */
  heldSince?: Date | undefined;
  /** When it gave up a booking that it takes back: only quotes sent since then have priority. */
  gaveUpAt?: Date | undefined;
}

/** A claim and what it competes with. */
export interface Weighed {
  rules: StockRules;
  own: StockRow[];
  others: TakenRow[];
  /** Rows of the event's booking and of its open quote, which no quote that was sent since takes away. */
  kept: TakenRow[];
  /** Confirmed pieces from partners. */
  rented: Pieces[];
  /** All pieces from partners. */
  partners: PartnerPieces[];
  /** What is missing of what it has not booked already. */
  short: Shortage[];
}

/**
 * @param isLocked whether to lock the items against other bookings until the transaction ends
 * @returns what the claim takes, what others take on those days, and the shortages
 */
export async function weigh(
  tx: Database,
  { inquiryId, days, lines, ...since }: Claim,
  now: Date,
  { isLocked = false } = {},
): Promise<Weighed> {
  const itemIds = lines.map(({ itemId }) => itemId);
  let rules = await readStockRules(tx, itemIds);
  if (isLocked) {
    await lockStock(tx, [...rules.items.keys()]);
    // Read again: ownership may have changed before the lock.
    rules = await readStockRules(tx, itemIds);
  }
  const own = eventRows(days, lines, rules.items, rules.closed);
  const others = await othersOf(tx, own, { inquiryId, ...since, now });
  const kept = inquiryId === undefined ? [] : await listKept(tx, inquiryId, now);
  const partners = inquiryId === undefined ? [] : await listPartnerPieces(tx, [inquiryId]);
  const rented = partners.filter(({ isConfirmed }) => isConfirmed);
  const short = addedShortages(own, others, rules.items, rented, kept);
  return { rules, own, others, kept, rented, partners, short };
}

async function othersOf(
  tx: Database,
  own: readonly StockRow[],
  { inquiryId, heldSince, gaveUpAt, now }: Omit<Claim, 'days' | 'lines'> & { now: Date },
): Promise<TakenRow[]> {
  const span = spanOf(own);
  if (!span) return [];
  const rows = await listTaken(tx, {
    itemIds: [...new Set(own.map(({ itemId }) => itemId))],
    ...span,
    today: todayInDetroit(now),
    except: inquiryId,
  });
  return rows.filter(
    ({ heldSince: sentAt }) =>
      !sentAt || ((!heldSince || sentAt < heldSince) && (!gaveUpAt || sentAt > gaveUpAt)),
  );
}

async function listKept(tx: Database, inquiryId: string, now: Date): Promise<TakenRow[]> {
  const today = todayInDetroit(now);
  const rows = await listEventRows(tx, [inquiryId]);
  return rows.filter((row) => isInForce(row, today));
}

/** @returns shortages with names, and the events and blocks that take the rest */
export async function presentShort(db: Database, weighed: Weighed): Promise<ShortageView[]> {
  const { rules, short } = weighed;
  if (short.length === 0) return [];
  const takenOf = await readTakers(db, weighed);
  return short.flatMap((shortage) => {
    const item = rules.items.get(shortage.itemId);
    return item ? [presentDemand(shortage, item, weighed, takenOf)] : [];
  });
}

/** @returns demand for an item: its name, who has the rest, and what partners lend */
export function presentDemand(
  demand: Demand,
  item: NamedItem,
  { partners }: Pick<Weighed, 'partners'>,
  takenOf: TakenOf,
): ShortageView {
  const { itemId, option } = demand;
  const lent = partners
    .filter((pieces) => pieces.itemId === itemId && countedOption(item, pieces.option) === option)
    .map(({ partner, quantity, isConfirmed }) => ({ partner, quantity, isConfirmed }));
  return { ...demand, name: nameOf(item, option), taken: takenOf(demand), lent };
}

type TakenOf = (of: { itemId: string; option: string }) => TakenView[];

/**
 * Reads once who takes pieces on the claim's days.
 * @returns a lookup by item and option
 */
export async function readTakers(
  db: Database,
  { rules, own, others, kept }: Weighed,
): Promise<TakenOf> {
  const takers = await listTakers(
    db,
    others.flatMap(({ inquiryId }) => inquiryId ?? []),
  );
  return ({ itemId, option }) => {
    const item = rules.items.get(itemId);
    if (!item) return [];
    const ownRows = rowsOf(item, option, own);
    const keptRows = rowsOf(item, option, kept);
    return rowsOf(item, option, others)
      .filter((row) => competes(row, ownRows, keptRows))
      .map((row) => present(row, takers));
  };
}

/** @returns the item's name with its option, as in lists */
export function nameOf({ name }: Pick<NamedItem, 'name'>, option: string): string {
  return lineName(name, option);
}

function present(
  { kind, quantity, out, free, inquiryId, reason, note }: TakenRow,
  takers: Awaited<ReturnType<typeof listTakers>>,
): TakenView {
  const inquiry = takers.find(({ id }) => id === inquiryId) ?? null;
  return { kind, quantity, out, free, inquiry, reason, note };
}
