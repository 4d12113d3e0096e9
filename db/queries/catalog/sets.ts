import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { categories, rentalItems } from '../../schema.ts';
import { isPublicItem } from './public.ts';

/** @returns ids of the public sets */
export async function listSetIds(db: Database): Promise<string[]> {
  const { id, parts, categoryId } = rentalItems;
  const rows = await db
    .select({ id })
    .from(rentalItems)
    .innerJoin(categories, eq(categoryId, categories.id))
    .where(and(isPublicItem, sql`${parts} <> '[]'::jsonb`))
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
