/** Addresses of former public pages. */
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Redirect } from '#domain/redirects.ts';
import type { Database } from '../client.ts';
import { categories, redirects, rentalItems } from '../schema.ts';

/** A public page whose entity staff deleted; a category's page when there is no item. */
export interface GonePage {
  category: string;
  item: string | null;
}

export interface OldPages {
  redirects: Redirect[];
  /** From the trash; once it is emptied, deleted pages cannot be told from unknown ones. */
  gone: GonePage[];
}

/** @returns former pages by address and slug, in one statement */
export async function listOldPages(db: Database): Promise<OldPages> {
  const none = sql<string | null>`null::text`;
  const rows = await unionAll(
    db
      .select({
        from: sql<string | null>`${redirects.fromPath}`.as('from_path'),
        to: sql<string | null>`${redirects.toPath}`.as('to_path'),
        category: none.as('category'),
        item: none.as('item'),
      })
      .from(redirects),
    db
      .select({
        from: none,
        to: none,
        category: sql<string | null>`${categories.slug}`,
        item: sql<string | null>`${rentalItems.slug}`,
      })
      .from(rentalItems)
      .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
      .where(
        and(
          or(isNotNull(rentalItems.deletedAt), isNotNull(categories.deletedAt)),
          eq(rentalItems.isActive, true),
          eq(rentalItems.isPublished, true),
          eq(categories.isActive, true),
        ),
      ),
    db
      .select({
        from: none,
        to: none,
        category: sql<string | null>`${categories.slug}`,
        item: none,
      })
      .from(categories)
      .where(and(isNotNull(categories.deletedAt), eq(categories.isActive, true))),
  ).orderBy(sql`1, 3, 4`);
  return {
    redirects: rows.flatMap(({ from, to }) => (from !== null && to !== null ? [{ from, to }] : [])),
    gone: rows.flatMap(({ category, item }) => (category === null ? [] : [{ category, item }])),
  };
}
