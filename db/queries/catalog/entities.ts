/** What categories, items and packages have in common. Writing functions need `lockCatalog`. */
import { and, eq, isNull, like, ne, sql, type SQL } from 'drizzle-orm';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { Database } from '../../client.ts';
import { categories, rentalItems, servicePackages } from '../../schema.ts';

export const TABLES = { categories, rentalItems, servicePackages };
type Tables = typeof TABLES;
export type EntityTable = keyof Tables;
export type Columns<Table extends EntityTable> = Partial<
  Omit<Tables[Table]['$inferInsert'], 'version'>
>;

/** Room for a numeric suffix on a slug of maximum length. */
const SUFFIX_ROOM = 10;

/** Adds a row. @throws the error of the database when its id or slug is taken */
export async function insertEntity<Table extends EntityTable>(
  tx: Database,
  table: Table,
  columns: Columns<Table>,
): Promise<void> {
  // Drizzle has no type for one of several tables.
  await tx.insert(TABLES[table] as typeof rentalItems).values(columns as never);
}

/** Updates these columns and increments the version. */
export async function updateEntity<Table extends EntityTable>(
  tx: Database,
  table: Table,
  id: string,
  columns: Columns<Table> | { slug?: string; deletedAt: Date | null; updatedAt: Date },
): Promise<void> {
  const target = TABLES[table] as typeof rentalItems;
  await tx
    .update(target)
    .set({ ...columns, version: sql`${target.version} + 1` })
    .where(eq(target.id, id));
}

/** @returns id, slug, name and deletion of all rows, including the trash */
export async function listKeys(db: Database, table: EntityTable) {
  const { id, slug, name, deletedAt } = TABLES[table];
  return db.select({ id, slug, name, deletedAt }).from(TABLES[table] as typeof rentalItems);
}

export function countEntities(tx: Database, table: EntityTable): Promise<number> {
  return tx.$count(TABLES[table], isNull(TABLES[table].deletedAt));
}

/** @returns whether another row outside the trash has this slug */
export function isSlugTaken(tx: Database, table: EntityTable, slug: string, exceptId?: string) {
  return hasOther(tx, table, eq(TABLES[table].slug, slug), exceptId);
}

/** @returns whether another row outside the trash has this name, case-insensitive */
export function isNameTaken(tx: Database, table: EntityTable, name: string, exceptId?: string) {
  return hasOther(tx, table, sql`lower(${TABLES[table].name}) = lower(${name})`, exceptId);
}

async function hasOther(
  tx: Database,
  table: EntityTable,
  condition: SQL,
  exceptId: string | undefined,
): Promise<boolean> {
  return (await tx.$count(TABLES[table], and(condition, isOther(table, exceptId)))) > 0;
}

/** @returns the condition for rows outside the trash, except the row being edited */
function isOther(table: EntityTable, exceptId: string | undefined): SQL | undefined {
  const { id, deletedAt } = TABLES[table];
  return and(isNull(deletedAt), exceptId === undefined ? undefined : ne(id, exceptId));
}

/**
 * @param stem a slug, or empty
 * @returns slugs outside the trash that begin with `stem`
 */
export async function listSlugsLike(
  tx: Database,
  table: EntityTable,
  stem: string,
  exceptId?: string,
): Promise<Set<string>> {
  const { slug } = TABLES[table];
  // A slug contains no wildcard of `like`.
  const pattern = `${stem.slice(0, MAX_LENGTH.slug - SUFFIX_ROOM)}%`;
  const rows = await tx
    .select({ slug })
    .from(TABLES[table])
    .where(and(like(slug, pattern), isOther(table, exceptId)));
  return new Set(rows.map((row) => row.slug));
}
