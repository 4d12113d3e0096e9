/** Categories for the admin, and all items of one. */
import { and, asc, desc, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import type { CategorySort } from '#contracts/catalog/categories.ts';
import type { ActivityFilter } from '#contracts/editing.ts';
import { MAX_CATEGORIES } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems } from '../../schema.ts';
import { contains, inTrash, isInState, windowOf, type ListRequest, type Page } from '../paging.ts';

/** `itemCount` excludes items in the trash. */
export type CategoryRecord = typeof categories.$inferSelect & { itemCount: number };

export interface CategoryListRequest extends ListRequest {
  state?: ActivityFilter | undefined;
  sort: CategorySort;
}

// Fully qualified, because drizzle omits the table name in a select list and the inner `id` would
// win.
const itemCount = sql<number>`(select count(*) from rental_items as item
  where item.category_id = categories.id and item.deleted_at is null)`.mapWith(Number);

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

/** @returns one page of categories; in the trash, ordered by deletion time */
export async function listCategories(
  db: Database,
  { q, page, deleted, state, sort }: CategoryListRequest,
): Promise<Page<CategoryRecord>> {
  const where = and(
    inTrash(deleted, categories.deletedAt),
    isInState(state, categories.isActive),
    contains(q, categories.name, categories.description, categories.slug),
  );
  const { limit, offset } = windowOf(page, MAX_CATEGORIES);
  const rows = await db
    .select({ category: categories, itemCount })
    .from(categories)
    .where(where)
    .orderBy(...(deleted ? [desc(categories.deletedAt)] : [ORDERS[sort], byName]), categories.id)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map((row) => ({ ...row.category, itemCount: row.itemCount })),
    total: await db.$count(categories, where),
  };
}

/** @returns the category, even when it is in the trash */
export async function findCategory(db: Database, id: string): Promise<CategoryRecord | undefined> {
  const [row] = await db
    .select({ category: categories, itemCount })
    .from(categories)
    .where(eq(categories.id, id));
  return row && { ...row.category, itemCount: row.itemCount };
}

/** @returns the categories in the order of `ids`, those in the trash included */
export async function listCategoriesById(
  db: Database,
  ids: readonly string[],
): Promise<CategoryRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ category: categories, itemCount })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.category.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row.category, itemCount: row.itemCount }] : [];
  });
}

/** @returns the place after the last category outside the trash */
export async function nextPlace(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ last: max(categories.displayOrder) })
    .from(categories)
    .where(isNull(categories.deletedAt));
  return (row?.last ?? -1) + 1;
}

export async function listCategoryPlaces(tx: Database) {
  const { id, displayOrder, isActive } = categories;
  return tx
    .select({ id, displayOrder, isActive })
    .from(categories)
    .where(isNull(categories.deletedAt));
}

const { categoryId: ofCategory, deletedWithCategory } = rentalItems;
const oneMoreEdit = sql`${rentalItems.version} + 1`;

/** @returns slugs of the category's items outside the trash, in a fixed order */
export async function listItemSlugs(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: rentalItems.slug })
    .from(rentalItems)
    .where(and(eq(ofCategory, categoryId), isNull(rentalItems.deletedAt)))
    .orderBy(rentalItems.id);
  return rows.map(({ slug }) => slug);
}

/** @returns ids of the category's items, those in the trash included */
export async function listItemIds(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: rentalItems.id })
    .from(rentalItems)
    .where(eq(ofCategory, categoryId));
  return rows.map(({ id }) => id);
}

/** Moves the category's items to the trash, marked as deleted with the category. */
export async function trashItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: now, deletedWithCategory: true, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(ofCategory, categoryId), isNull(rentalItems.deletedAt)));
}

/** @returns id and slug of the items that were deleted with the category */
export async function listItemsInTrashWith(tx: Database, categoryId: string) {
  return tx
    .select({ id: rentalItems.id, slug: rentalItems.slug })
    .from(rentalItems)
    .where(and(eq(ofCategory, categoryId), eq(deletedWithCategory, true)))
    .orderBy(rentalItems.id);
}

/** Restores the items that were deleted with the category. Their slugs must be free. */
export async function restoreItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: null, deletedWithCategory: false, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(ofCategory, categoryId), eq(deletedWithCategory, true)));
}

/** Moves all items of a category, including those in the trash, to another category. */
export async function moveItems(tx: Database, fromId: string, toId: string, now: Date) {
  await tx
    .update(rentalItems)
    .set({ categoryId: toId, updatedAt: now, version: oneMoreEdit })
    .where(eq(ofCategory, fromId));
}
