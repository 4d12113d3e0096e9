import { and, eq, isNull, like, ne, sql } from 'drizzle-orm';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages } from '../../schema.ts';

const TABLES = { categories, rentalItems, servicePackages };
export type SluggedTable = keyof typeof TABLES;

/** Room for a number behind a slug that is as long as it may be. */
const SUFFIX_ROOM = 10;

/** @returns whether something else that is not in the bin has this slug */
export async function isSlugTaken(
  tx: Database,
  table: SluggedTable,
  slug: string,
  exceptId?: string,
): Promise<boolean> {
  const { id, slug: column, deletedAt } = TABLES[table];
  const others = exceptId === undefined ? undefined : ne(id, exceptId);
  const count = await tx.$count(TABLES[table], and(eq(column, slug), isNull(deletedAt), others));
  return count > 0;
}

/** @returns whether something else that is not in the bin has this name, in any case of its letters */
export async function isNameTaken(
  tx: Database,
  table: SluggedTable,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const { id, name: column, deletedAt } = TABLES[table];
  const others = exceptId === undefined ? undefined : ne(id, exceptId);
  const isSame = sql`lower(${column}) = lower(${name})`;
  return (await tx.$count(TABLES[table], and(isSame, isNull(deletedAt), others))) > 0;
}

/**
 * @param stem a slug, or empty
 * @returns slugs of what is not in the bin that begin as `stem` does
 */
export async function listSlugsLike(
  tx: Database,
  table: SluggedTable,
  stem: string,
  exceptId?: string,
): Promise<Set<string>> {
  const { id, slug, deletedAt } = TABLES[table];
  const others = exceptId === undefined ? undefined : ne(id, exceptId);
  // A slug holds no character that `like` gives a meaning.
  const pattern = `${stem.slice(0, MAX_LENGTH.slug - SUFFIX_ROOM)}%`;
  const rows = await tx
    .select({ slug })
    .from(TABLES[table])
    .where(and(like(slug, pattern), isNull(deletedAt), others));
  return new Set(rows.map((row) => row.slug));
}
