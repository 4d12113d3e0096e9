/** Changes to all items of one category. Run within a catalog write (`lockCatalog`). */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';

const oneMoreEdit = sql`${rentalItems.version} + 1`;

/** @returns slugs of the category's items outside the trash */
export async function listItemSlugs(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: rentalItems.slug })
    .from(rentalItems)
    .where(and(eq(rentalItems.categoryId, categoryId), isNull(rentalItems.deletedAt)));
  return rows.map(({ slug }) => slug);
}

/** Moves the category's items to the trash, marked as deleted with the category. */
export async function trashItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: now, deletedWithCategory: true, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(rentalItems.categoryId, categoryId), isNull(rentalItems.deletedAt)));
}

/** @returns id and slug of the items that were deleted with the category */
export function listBinnedItemsOf(
  tx: Database,
  categoryId: string,
): Promise<{ id: string; slug: string }[]> {
  return tx
    .select({ id: rentalItems.id, slug: rentalItems.slug })
    .from(rentalItems)
    .where(and(eq(rentalItems.categoryId, categoryId), eq(rentalItems.deletedWithCategory, true)))
    .orderBy(rentalItems.id);
}

/** Restores the items that were deleted with the category. Their slugs must be free. */
export async function restoreItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: null, deletedWithCategory: false, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(rentalItems.categoryId, categoryId), eq(rentalItems.deletedWithCategory, true)));
}

/** Moves all items of a category, including those in the trash, to another category. */
export async function moveItems(
  tx: Database,
  fromId: string,
  toId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ categoryId: toId, updatedAt: now, version: oneMoreEdit })
    .where(eq(rentalItems.categoryId, fromId));
}
