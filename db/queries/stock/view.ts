/** The stock view: its items, by page, and the events of its days; and blocks made by staff. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { CivilDate } from '#domain/event-date.ts';
import type { Database } from '../../client.ts';
import { inquiries, rentalItems, stockRows } from '../../schema.ts';
import { isNotOver } from '../inquiries/days.ts';
import { contains, inTrash, windowOf, type Page } from '../paging.ts';
import type { NewStockRow } from './rows.ts';

interface StockItemsRequest {
  q: string;
  /** Id of a category. */
  category?: string | undefined;
  page: number;
}

/** @returns ids of items with their own stock (sets have none), by name */
export async function listStockItems(
  db: Database,
  { q, category, page }: StockItemsRequest,
): Promise<Page<string>> {
  const { id, name, categoryId, deletedAt, parts } = rentalItems;
  const where = and(
    inTrash(false, deletedAt),
    sql`jsonb_array_length(${parts}) = 0`,
    category === undefined ? undefined : eq(categoryId, category),
    contains(q, name),
  );
  const { limit, offset } = windowOf(page);
  const rows = await db
    .select({ id })
    .from(rentalItems)
    .where(where)
    .orderBy(sql`lower(${name})`, asc(id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map((row) => row.id), total: await db.$count(rentalItems, where) };
}

/** @returns the block, locked; undefined when there is none */
export async function lockBlock(tx: Database, id: string) {
  const [row] = await tx
    .select()
    .from(stockRows)
    .where(and(eq(stockRows.id, id), eq(stockRows.kind, 'block')))
    .for('update');
  return row;
}

export async function listBlocks(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(stockRows)
    .where(and(inArray(stockRows.id, [...ids]), eq(stockRows.kind, 'block')));
}

/** Adds or replaces a block. @returns false if the id belongs to an event's row */
export async function saveBlock(
  tx: Database,
  block: NewStockRow & { id: string },
): Promise<boolean> {
  const { id: _id, createdBy: _author, ...columns } = block;
  const saved = await tx
    .insert(stockRows)
    .values(block)
    .onConflictDoUpdate({
      target: stockRows.id,
      set: columns,
      // Never overwrites an event's row.
      setWhere: eq(stockRows.kind, 'block'),
    })
    .returning({ id: stockRows.id });
  return saved.length > 0;
}

export async function deleteBlock(db: Database, id: string): Promise<void> {
  await db.delete(stockRows).where(and(eq(stockRows.id, id), eq(stockRows.kind, 'block')));
}

/** @returns the events within these days, both included, soonest first */
export async function listEventsWithin(
  db: Database,
  ids: readonly string[],
  { from, to }: { from: CivilDate; to: CivilDate },
) {
  if (ids.length === 0) return [];
  const { id, reference, name, status, eventDate, lastDay, eventLocation } = inquiries;
  const rows = await db
    .select({ id, reference, name, status, eventDate, lastDay, eventLocation })
    .from(inquiries)
    .where(and(inArray(id, [...ids]), lte(eventDate, to), isNotOver(from)))
    .orderBy(asc(eventDate), asc(id));
  return rows.flatMap(({ eventDate: day, ...row }) =>
    day === null ? [] : [{ ...row, eventDate: day }],
  );
}
