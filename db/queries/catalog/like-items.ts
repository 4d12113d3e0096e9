import { and, arrayOverlaps, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { categories, rentalItems } from '../../schema.ts';
import { isPublicItem } from './public.ts';

/** More than are shown, because some will not be free. */
const MAX_CANDIDATES = 60;

/**
 * @param ids items of which too few are free
 * @returns these items, and public items that share a category or tag with one of them, the same category first
 */
export async function listLikeItems(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return { missing: [], candidates: [] };
  const { id, name, slug, categoryId, tags } = rentalItems;
  const columns = { id, name, slug, categoryId, tags, category: categories.slug };
  const joined = () =>
    db
      .select(columns)
      .from(rentalItems)
      .innerJoin(categories, eq(categories.id, rentalItems.categoryId))
      .$dynamic();
  const missing = await joined().where(inArray(id, [...ids]));
  const allTags = missing.flatMap((item) => item.tags);
  const isSameCategory = inArray(
    categoryId,
    missing.map((item) => item.categoryId),
  );
  const candidates = await joined()
    .where(
      and(
        isPublicItem,
        notInArray(id, [...ids]),
        or(isSameCategory, allTags.length > 0 ? arrayOverlaps(tags, allTags) : undefined),
      ),
    )
    .orderBy(desc(isSameCategory), asc(sql`${name} collate "C"`), asc(id))
    .limit(MAX_CANDIDATES);
  return { missing, candidates };
}

export type LikeItem = Awaited<ReturnType<typeof listLikeItems>>['candidates'][number];
