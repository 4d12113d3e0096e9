import { and, arrayOverlaps, asc, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { categories, rentalItems } from '../../schema.ts';
import { isPublicItem } from './public.ts';

/** More than are shown, because not all of them are free. */
const MAX_CANDIDATES = 60;

/**
 * @param ids items of the catalog
 * @returns public items of their categories or with a tag of theirs, each with what makes it like which
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
  const allTags = missing.flatMap((each) => each.tags);
  const isSameCategory = inArray(
    categoryId,
    missing.map((each) => each.categoryId),
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
