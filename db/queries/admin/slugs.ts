import { and, eq, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
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
  return isThere(tx, table, eq(TABLES[table].slug, slug), exceptId);
}

/** @returns whether something else that is not in the bin has this name, in any case of its letters */
export async function isNameTaken(
  tx: Database,
  table: SluggedTable,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const isSame = sql`lower(${TABLES[table].name}) = lower(${name})`;
  return isThere(tx, table, isSame, exceptId);
}

async function isThere(
  tx: Database,
  table: SluggedTable,
  condition: SQL,
  exceptId: string | undefined,
): Promise<boolean> {
  return (await tx.$count(TABLES[table], and(condition, among(table, exceptId)))) > 0;
}

/** What is not in the bin, without the one that is being edited. */
function among(table: SluggedTable, exceptId: string | undefined): SQL | undefined {
  const { id, deletedAt } = TABLES[table];
  return and(isNull(deletedAt), exceptId === undefined ? undefined : ne(id, exceptId));
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
  const { slug } = TABLES[table];
  // A slug holds no character that `like` gives a meaning.
  const pattern = `${stem.slice(0, MAX_LENGTH.slug - SUFFIX_ROOM)}%`;
  const rows = await tx
    .select({ slug })
    .from(TABLES[table])
    .where(and(like(slug, pattern), among(table, exceptId)));
  return new Set(rows.map((row) => row.slug));
}
