/** Rows of stock (@stock.rows), and their items. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import type { StockedItem } from '#domain/event-stock.ts';
import { ruleOf } from '#domain/event-stock.ts';
import type { StockWindow, WindowRule } from '#domain/stock.ts';
import type { Database } from '../../client.ts';
import {
  categories,
  inquiries,
  partnerPieces,
  quotes,
  rentalItems,
  stockRows,
} from '../../schema.ts';

export type StockRowRecord = typeof stockRows.$inferSelect;
export type NewStockRow = typeof stockRows.$inferInsert;

/** An item with its name. */
export interface NamedItem extends StockedItem {
  name: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * @param ids from lines; unknown ones are ignored
 * @param shop window rule of the settings
 * @returns these items and the parts of sets by id; including the trash, because events may contain them
 */
export async function listStockedItems(
  db: Database,
  ids: readonly string[],
  shop: WindowRule,
): Promise<Map<string, NamedItem>> {
  const items = await readItems(db, ids, shop);
  const parts = [...items.values()].flatMap((item) => item.parts.map(({ itemId }) => itemId));
  const more = await readItems(
    db,
    parts.filter((id) => !items.has(id)),
    shop,
  );
  return new Map([...items, ...more]);
}

async function readItems(
  db: Database,
  ids: readonly string[],
  shop: WindowRule,
): Promise<Map<string, NamedItem>> {
  const uuids = [...new Set(ids)].filter((id) => UUID.test(id));
  if (uuids.length === 0) return new Map();
  const { id, name, availability, options, parts } = rentalItems;
  const rows = await db
    .select({
      id,
      name,
      availability,
      options,
      parts,
      own: ruleColumns(rentalItems),
      category: ruleColumns(categories),
    })
    .from(rentalItems)
    .innerJoin(categories, eq(categories.id, rentalItems.categoryId))
    .where(inArray(id, uuids));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: row.name,
        owned: row.availability,
        options: Object.fromEntries(
          row.options.map((option) => [option.name, option.owned ?? null]),
        ),
        parts: row.parts,
        rule: ruleOf(shop, row.category, row.own),
      },
    ]),
  );
}

function ruleColumns(table: typeof rentalItems | typeof categories) {
  const { daysBefore, daysAfter, turnaround } = table;
  return { before: daysBefore, after: daysAfter, turnaround };
}

/**
 * Locks the items until the transaction ends, in the order of their ids, which prevents deadlocks. Edits of the
 * items wait; new rows that refer to them do not.
 */
export async function lockStock(tx: Database, itemIds: readonly string[]): Promise<void> {
  const ids = [...new Set(itemIds)];
  if (ids.length === 0) return;
  await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(inArray(rentalItems.id, ids))
    .orderBy(asc(rentalItems.id))
    .for('no key update');
}

export interface TakenRequest extends StockWindow {
  itemIds: readonly string[];
  /** Holds of quotes that expired before this day do not count. */
  today: CivilDate;
  /** Id of an event whose own rows are excluded. */
  except?: string | undefined;
}

/** A row with the time from which it is held (@stock.hold); null for bookings and blocks. */
export interface TakenRow extends StockRowRecord {
  heldSince: Date | null;
}

/** @returns the rows of these items that overlap these days */
export async function listTaken(db: Database, request: TakenRequest): Promise<TakenRow[]> {
  if (request.itemIds.length === 0) return [];
  const rows = await takenQuery(db, request);
  return rows.map(({ row, heldSince }) => ({ ...row, heldSince }));
}

function takenQuery(db: Database, { itemIds, out, free, today, except }: TakenRequest) {
  return db
    .select({ row: stockRows, heldSince: quotes.sentAt })
    .from(stockRows)
    .leftJoin(quotes, eq(quotes.id, stockRows.quoteId))
    .where(
      and(
        inArray(stockRows.itemId, [...itemIds]),
        lt(stockRows.out, free),
        gt(stockRows.free, out),
        or(isNull(stockRows.until), sql`${stockRows.until} >= ${today}`),
        except === undefined
          ? undefined
          : or(isNull(stockRows.inquiryId), ne(stockRows.inquiryId, except)),
      ),
    )
    .orderBy(stockRows.out, stockRows.id);
}

/**
 * @param inquiryIds undefined for all events
 * @returns the rows of events on this day or later
 */
export async function listComingRows(
  db: Database,
  today: CivilDate,
  inquiryIds?: readonly string[],
): Promise<TakenRow[]> {
  if (inquiryIds?.length === 0) return [];
  const rows = await db
    .select({ row: stockRows, heldSince: quotes.sentAt })
    .from(stockRows)
    .leftJoin(quotes, eq(quotes.id, stockRows.quoteId))
    .where(
      and(
        inquiryIds ? inArray(stockRows.inquiryId, [...inquiryIds]) : isNotNull(stockRows.inquiryId),
        gt(stockRows.free, today),
        or(isNull(stockRows.until), sql`${stockRows.until} >= ${today}`),
      ),
    )
    .orderBy(stockRows.out, stockRows.id);
  return rows.map(({ row, heldSince }) => ({ ...row, heldSince }));
}

/** @returns the rows of these events, also of past days and of quotes that have expired */
export async function listEventRows(
  db: Database,
  inquiryIds: readonly string[],
): Promise<TakenRow[]> {
  if (inquiryIds.length === 0) return [];
  const rows = await db
    .select({ row: stockRows, heldSince: quotes.sentAt })
    .from(stockRows)
    .leftJoin(quotes, eq(quotes.id, stockRows.quoteId))
    .where(inArray(stockRows.inquiryId, [...inquiryIds]))
    .orderBy(stockRows.out, stockRows.id);
  return rows.map(({ row, heldSince }) => ({ ...row, heldSince }));
}

/** Replaces the event's rows. */
export async function replaceEventRows(
  tx: Database,
  inquiryId: string,
  rows: readonly NewStockRow[],
): Promise<void> {
  await tx.delete(stockRows).where(eq(stockRows.inquiryId, inquiryId));
  if (rows.length > 0) await tx.insert(stockRows).values([...rows]);
}

export type PartnerPieces = typeof partnerPieces.$inferSelect;

/** @returns pieces that partners lend for these events, oldest first */
export async function listPartnerPieces(
  db: Database,
  inquiryIds: readonly string[],
): Promise<PartnerPieces[]> {
  if (inquiryIds.length === 0) return [];
  return db
    .select()
    .from(partnerPieces)
    .where(inArray(partnerPieces.inquiryId, [...inquiryIds]))
    .orderBy(partnerPieces.createdAt, partnerPieces.id);
}

export async function findPieces(db: Database, id: string) {
  const [row] = await db.select().from(partnerPieces).where(eq(partnerPieces.id, id));
  return row;
}

/**
 * Adds or updates pieces that a partner lends.
 * @returns false when the id belongs to another event's pieces, even ones added concurrently
 */
export async function savePieces(
  tx: Database,
  { id, inquiryId, ...pieces }: typeof partnerPieces.$inferInsert,
): Promise<boolean> {
  const { createdBy: _createdBy, createdAt: _createdAt, ...changed } = pieces;
  const saved = await tx
    .insert(partnerPieces)
    .values({ id, inquiryId, ...pieces })
    .onConflictDoUpdate({
      target: partnerPieces.id,
      set: changed,
      setWhere: eq(partnerPieces.inquiryId, inquiryId),
    })
    .returning({ id: partnerPieces.id });
  return saved.length > 0;
}

/** Removes pieces that a partner no longer lends. */
export async function removePieces(tx: Database, id: string): Promise<void> {
  await tx.delete(partnerPieces).where(eq(partnerPieces.id, id));
}

/** @returns what identifies these events to staff */
export async function listTakers(db: Database, inquiryIds: readonly string[]) {
  if (inquiryIds.length === 0) return [];
  const { id, reference, name, status } = inquiries;
  return db
    .select({ id, reference, name, status })
    .from(inquiries)
    .where(inArray(id, [...new Set(inquiryIds)]));
}
