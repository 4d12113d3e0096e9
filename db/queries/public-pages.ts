/**
 * Which pages the public site has to have, and where pages used to be.
 */
import { asc, eq } from 'drizzle-orm';
import type { Redirect } from '#domain/redirects.ts';
import type { Database } from '../client.ts';
import { categories, redirects, rentalItems } from '../schema.ts';
import { isPublicCategory, isPublicItem } from './catalogue.ts';

/** Slugs of everything public that has a page of its own. */
export interface PublicSlugs {
  categories: { slug: string }[];
  items: { slug: string; category: string }[];
}

/** @returns the slugs as of one moment */
export function listPublicSlugs(db: Database): Promise<PublicSlugs> {
  return db.transaction(
    async (tx) => ({
      categories: await tx
        .select({ slug: categories.slug })
        .from(categories)
        .where(isPublicCategory),
      items: await tx
        .select({ slug: rentalItems.slug, category: categories.slug })
        .from(rentalItems)
        .innerJoin(categories, eq(rentalItems.categoryId, categories.id))
        .where(isPublicItem),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** @returns every redirect, by the address it starts from */
export function listRedirects(db: Database): Promise<Redirect[]> {
  return db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .orderBy(asc(redirects.fromPath));
}
