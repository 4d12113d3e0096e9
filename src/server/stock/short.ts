/** What of an event is not there (@stock.short), and who has the rest. */
import type { ShortageView, TakenView } from '#contracts/stock/stock.ts';
import type { Database } from '#db/client.ts';
import {
  findPartnerPieces,
  findTaken,
  findTakers,
  lockStock,
  type NamedItem,
  type PartnerPieces,
  type TakenRow,
} from '#db/queries/stock/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import {
  eventRows,
  shortages,
  type Demand,
  type EventDays,
  type EventLine,
  type Pieces,
  type Shortage,
} from '#domain/event-stock.ts';
import { countedOption, rowsOf, type StockRow } from '#domain/stock.ts';
import { lineName } from '#domain/wishlist.ts';
import { readBook, type StockBook } from './book.ts';

export interface Claim {
  /** Undefined: of no request. */
  inquiryId?: string | undefined;
  days: EventDays;
  lines: readonly EventLine[];
  /**
   * When its quote was sent: of two quotes that hold the same pieces, the earlier one has them.
   * Undefined: every hold counts.
   */
  heldSince?: Date | undefined;
}

/** A claim with everything that it competes with. */
export interface Weighed {
  book: StockBook;
  own: StockRow[];
  others: TakenRow[];
  /** What partners lend for it, confirmed. */
  rented: Pieces[];
  /** The same with what they have not confirmed. */
  partners: PartnerPieces[];
  short: Shortage[];
}

/**
 * @param isLocked whether nobody else may book these items until the transaction ends
 * @returns what the claim takes, what others take on those days, and what is short
 */
export async function weigh(
  tx: Database,
  { inquiryId, days, lines, heldSince }: Claim,
  now: Date,
  isLocked = false,
): Promise<Weighed> {
  const asked = lines.map(({ itemId }) => itemId);
  let book = await readBook(tx, asked);
  if (isLocked) {
    await lockStock(tx, [...book.items.keys()]);
    // Read again: whoever held the lock may have changed what is owned.
    book = await readBook(tx, asked);
  }
  const own = eventRows(days, lines, book.items, book.closed);
  const others = await othersOf(tx, own, { inquiryId, heldSince, now });
  const partners = inquiryId === undefined ? [] : await findPartnerPieces(tx, [inquiryId]);
  const rented = partners.filter(({ isConfirmed }) => isConfirmed);
  const short = shortages(own, others, book.items, rented);
  return { book, own, others, rented, partners, short };
}

async function othersOf(
  tx: Database,
  own: readonly StockRow[],
  { inquiryId, heldSince, now }: Pick<Claim, 'inquiryId' | 'heldSince'> & { now: Date },
): Promise<TakenRow[]> {
  const [first] = own;
  if (!first) return [];
  const rows = await findTaken(tx, {
    itemIds: [...new Set(own.map(({ itemId }) => itemId))],
    out: own.reduce((min, { out }) => (out < min ? out : min), first.out),
    free: own.reduce((max, { free }) => (free > max ? free : max), first.free),
    today: todayInDetroit(now),
    except: inquiryId,
  });
  return rows.filter((row) => !heldSince || !row.heldSince || row.heldSince < heldSince);
}

/** @returns what is short with names, and the events and blocks that take the rest */
export async function presentShort(db: Database, weighed: Weighed): Promise<ShortageView[]> {
  const { book, short } = weighed;
  if (short.length === 0) return [];
  const takenOf = await readTakers(db, weighed);
  return short.flatMap((each) => {
    const item = book.items.get(each.itemId);
    return item ? [presentDemand(each, item, weighed, takenOf)] : [];
  });
}

/** @returns what is taken of an item, with its name, who has the rest, and what partners lend of it */
export function presentDemand(
  demand: Demand,
  item: NamedItem,
  { partners }: Pick<Weighed, 'partners'>,
  takenOf: TakenOf,
): ShortageView {
  const { itemId, option } = demand;
  const lent = partners
    .filter((each) => each.itemId === itemId && countedOption(item, each.option) === option)
    .map(({ partner, quantity, isConfirmed }) => ({ partner, quantity, isConfirmed }));
  return { ...demand, name: nameOf(item, option), taken: takenOf(demand), lent };
}

type TakenOf = (of: { itemId: string; option: string }) => TakenView[];

/**
 * Reads who takes pieces, once for all of a claim.
 * @returns what takes pieces of an item and option on the days of the claim
 */
export async function readTakers(db: Database, { book, own, others }: Weighed): Promise<TakenOf> {
  const takers = await findTakers(
    db,
    others.flatMap(({ inquiryId }) => inquiryId ?? []),
  );
  return ({ itemId, option }) => {
    const item = book.items.get(itemId);
    if (!item) return [];
    const windows = rowsOf(item, option, own);
    return rowsOf(item, option, others)
      .filter((row) => windows.some(({ out, free }) => row.out < free && row.free > out))
      .map((row) => present(row, takers));
  };
}

/** @returns the name of an item with its option, as lists show it */
export function nameOf({ name }: Pick<NamedItem, 'name'>, option: string): string {
  return lineName(name, option);
}

function present(
  { kind, quantity, out, free, inquiryId, reason, note }: TakenRow,
  takers: Awaited<ReturnType<typeof findTakers>>,
): TakenView {
  const inquiry = takers.find(({ id }) => id === inquiryId) ?? null;
  return { kind, quantity, out, free, inquiry, reason, note };
}
