import { and, eq, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages } from '../../schema.ts';

const TABLES = { categories, rentalItems, servicePackages };
export type SluggedTable = keyof typeof TABLES;

/** Room for a numeric suffix on a slug of maximum length. */
const SUFFIX_ROOM = 10;

/** @returns whether another row outside the trash has this slug */
export async function isSlugTaken(
  tx: Database,
  table: SluggedTable,
  slug: string,
  exceptId?: string,
): Promise<boolean> {
  return isThere(tx, table, eq(TABLES[table].slug, slug), exceptId);
}

/** @returns whether another row outside the trash has this name, case-insensitive */
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

/** Rows outside the trash, except the one being edited. */
function among(table: SluggedTable, exceptId: string | undefined): SQL | undefined {
  const { id, deletedAt } = TABLES[table];
  return and(isNull(deletedAt), exceptId === undefined ? undefined : ne(id, exceptId));
}

/**
 * @param stem a slug, or empty
 * @returns slugs outside the trash that begin with `stem`
 */
export async function listSlugsLike(
  tx: Database,
  table: SluggedTable,
  stem: string,
  exceptId?: string,
): Promise<Set<string>> {
  const { slug } = TABLES[table];
  // A slug contains no wildcard of `like`.
  const pattern = `${stem.slice(0, MAX_LENGTH.slug - SUFFIX_ROOM)}%`;
  const rows = await tx
    .select({ slug })
    .from(TABLES[table])
    .where(and(like(slug, pattern), among(table, exceptId)));
  return new Set(rows.map((row) => row.slug));
}
