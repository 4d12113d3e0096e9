/** Categories for the admin. Writing functions run within a catalog write (`lockCatalog`). */
import { and, asc, desc, eq, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { CategorySort } from '#contracts/admin/categories.ts';
import type { ActivityFilter } from '#contracts/admin/common.ts';
import { MAX_CATEGORIES } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories } from '../../schema.ts';
import { contains, inTrash, isInState, windowOf, type ListRequest, type Page } from './paging.ts';

/** `itemCount` excludes items in the trash. */
export type CategoryRecord = typeof categories.$inferSelect & { itemCount: number };
export type CategoryColumns = Partial<Omit<typeof categories.$inferInsert, 'id' | 'version'>>;
export type NewCategory = Omit<typeof categories.$inferInsert, 'version'> & { id: string };

export interface CategoryListRequest extends ListRequest {
  state?: ActivityFilter | undefined;
  sort: CategorySort;
}

// Fully qualified, because drizzle omits the table name in a select list and the inner `id` would
// win.
const itemCount = sql<number>`(select count(*) from rental_items as item
  where item.category_id = categories.id and item.deleted_at is null)`.mapWith(Number);

/** @returns one page of categories; in the trash, ordered by deletion time */
export async function listCategories(
  db: Database,
  request: CategoryListRequest,
): Promise<Page<CategoryRecord>> {
  const where = and(
    inTrash(request.deleted, categories.deletedAt),
    isInState(request.state, categories.isActive),
    contains(request.search, categories.name, categories.description, categories.slug),
  );
  const { limit, offset } = windowOf(request.page, MAX_CATEGORIES);
  const rows = await db
    .select({ category: categories, itemCount })
    .from(categories)
    .where(where)
    .orderBy(...orderOf(request))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row) => ({ ...row.category, itemCount: row.itemCount })),
    total: await db.$count(categories, where),
  };
}

const byName = sql`lower(${categories.name})`;
const ORDERS: Record<CategorySort, SQL> = {
  order: asc(categories.displayOrder),
  name: sql`${byName} asc`,
  'name-desc': sql`${byName} desc`,
  items: sql`${itemCount} asc`,
  'items-desc': sql`${itemCount} desc`,
  edited: desc(categories.updatedAt),
  'edited-asc': asc(categories.updatedAt),
};

function orderOf({ deleted, sort }: CategoryListRequest): SQL[] {
  if (deleted) return [desc(categories.deletedAt), asc(categories.id)];
  return [ORDERS[sort], byName, asc(categories.id)];
}

/** @returns the category, even when it is in the trash */
export async function findCategory(db: Database, id: string): Promise<CategoryRecord | undefined> {
  const [row] = await db
    .select({ category: categories, itemCount })
    .from(categories)
    .where(eq(categories.id, id));
  return row && { ...row.category, itemCount: row.itemCount };
}

/** @returns how many categories are outside the trash, and the highest position among them */
export async function measureCategories(
  tx: Database,
): Promise<{ count: number; lastPlace: number | null }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      lastPlace: max(categories.displayOrder),
    })
    .from(categories)
    .where(isNull(categories.deletedAt));
  return row ?? { count: 0, lastPlace: null };
}

export async function insertCategory(tx: Database, fields: NewCategory): Promise<void> {
  await tx.insert(categories).values(fields);
}

/** Updates these columns and increments the version. */
export async function updateCategory(
  tx: Database,
  id: string,
  columns: CategoryColumns,
): Promise<void> {
  await tx
    .update(categories)
    .set({ ...columns, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id));
}

/** @returns id and position of every category outside the trash */
export function listCategoryPlaces(
  tx: Database,
): Promise<{ id: string; displayOrder: number; isActive: boolean }[]> {
  return tx
    .select({
      id: categories.id,
      displayOrder: categories.displayOrder,
      isActive: categories.isActive,
    })
    .from(categories)
    .where(isNull(categories.deletedAt));
}
