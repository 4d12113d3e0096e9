/** Items of the stock view, page by page, and the blocks that staff make. */
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
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

/** @returns ids of the items that have stock of their own, by name: sets have that of their parts */
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

/** Writes a block in the place of the one with its id. @returns false where the id is that of an event's row */
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
      // An id of an event's row is no block's.
      setWhere: eq(stockRows.kind, 'block'),
    })
    .returning({ id: stockRows.id });
  return saved.length > 0;
}

export async function deleteBlock(db: Database, id: string): Promise<void> {
  await db.delete(stockRows).where(and(eq(stockRows.id, id), eq(stockRows.kind, 'block')));
}

/** @returns those of these events that take place within these days, both included, soonest first */
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
