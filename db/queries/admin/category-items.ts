/**
 * The items of one category, together. Called within a write of the catalog.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { rentalItems } from '../../schema.ts';

const oneMoreEdit = sql`${rentalItems.version} + 1`;

/** @returns slugs of the category's items that are not in the bin */
export async function listItemSlugs(tx: Database, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: rentalItems.slug })
    .from(rentalItems)
    .where(and(eq(rentalItems.categoryId, categoryId), isNull(rentalItems.deletedAt)));
  return rows.map(({ slug }) => slug);
}

/** Puts the category's items into the bin, marked as gone with it. */
export async function binItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: now, deletedWithCategory: true, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(rentalItems.categoryId, categoryId), isNull(rentalItems.deletedAt)));
}

/** @returns id and slug of what went into the bin with the category */
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

/** Takes out of the bin what went there with the category; slugs must be free. */
export async function restoreItemsOf(tx: Database, categoryId: string, now: Date): Promise<void> {
  await tx
    .update(rentalItems)
    .set({ deletedAt: null, deletedWithCategory: false, updatedAt: now, version: oneMoreEdit })
    .where(and(eq(rentalItems.categoryId, categoryId), eq(rentalItems.deletedWithCategory, true)));
}

/** Gives all items of a category, also those in the bin, to another one. */
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
