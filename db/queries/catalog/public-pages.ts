/** Former addresses of public pages: moved or deleted. */
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Redirect } from '#domain/redirects.ts';
import type { Database } from '../../client.ts';
import { categories, redirects, rentalItems } from '../../schema.ts';

/** A public page whose entity staff deleted, by slugs; without an item, the page of the category. */
export interface GonePage {
  category: string;
  item: string | null;
}

export interface OldPages {
  redirects: Redirect[];
  /** From the trash; once it is emptied, deleted pages cannot be told from unknown ones. */
  gone: GonePage[];
}

/**
 * @param tx a transaction with one snapshot
 * @returns former pages by address and slug
 */
export async function listOldPages(tx: Database): Promise<OldPages> {
  const moved = await tx
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .orderBy(redirects.fromPath);
  const goneItems = await tx
    .select({ category: categories.slug, item: rentalItems.slug })
    .from(rentalItems)
    .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
    .where(
      and(
        or(isNotNull(rentalItems.deletedAt), isNotNull(categories.deletedAt)),
        eq(rentalItems.isActive, true),
        eq(rentalItems.isPublished, true),
        eq(categories.isActive, true),
      ),
    )
    .orderBy(categories.slug, rentalItems.slug);
  const goneCategories = await tx
    .select({ category: categories.slug })
    .from(categories)
    .where(and(isNotNull(categories.deletedAt), eq(categories.isActive, true)))
    .orderBy(categories.slug);
  const gone = goneCategories.map(({ category }) => ({ category, item: null }));
  return { redirects: moved, gone: [...goneItems, ...gone] };
}
