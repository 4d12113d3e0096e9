/** Many categories, items or packages in few statements. Both functions need `lockCatalog`. */
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import type { rentalItems } from '../../schema.ts';
import { countWritten } from '../rows.ts';
import { TABLES, type Columns, type EntityTable } from './entities.ts';

/** Rows of one statement; an insert has a parameter for each column, of 65,535 at most. */
const ROWS = 1_000;

/**
 * Updates columns and increments the versions.
 * @param rows each with its changed columns, by their names in the schema
 * @returns the number of written rows
 */
export async function updateManyEntities(
  tx: Database,
  table: EntityTable,
  rows: readonly { id: string; columns: Readonly<Record<string, unknown>> }[],
  now: Date,
): Promise<number> {
  const name = sql.identifier(getTableName(TABLES[table]));
  let count = 0;
  // One statement per set of columns, so that columns missing in a row stay unchanged.
  const groups = Map.groupBy(rows, ({ columns }) => Object.keys(columns).toSorted().join(' '));
  for (const [names, group] of groups) {
    const set = names.split(' ').flatMap((key) => {
      const column = sql.identifier(snake(key));
      // Without columns, only the version increases.
      return key === '' ? [] : [sql`${column} = given.${column},`];
    });
    for (let at = 0; at < group.length; at += ROWS) {
      const records = group.slice(at, at + ROWS).map(({ id, columns }) => ({
        id,
        ...Object.fromEntries(Object.entries(columns).map(([key, value]) => [snake(key), value])),
      }));
      // Not `jsonb`, which loses the order of specifications.
      count += await countWritten(
        tx,
        sql`update ${name} entity
          set ${sql.join(set, sql` `)} version = entity.version + 1, updated_at = ${now.toISOString()}::timestamptz
          from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json) given
          where entity.id = given.id
          returning 1`,
      );
    }
  }
  return count;
}

/** Adds rows. @throws the error of the database when an id or slug is taken */
export async function insertManyEntities<Table extends EntityTable>(
  tx: Database,
  table: Table,
  rows: readonly Columns<Table>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS) {
    // Drizzle has no type for one of several tables.
    const values = rows.slice(at, at + ROWS) as never[];
    await tx.insert(TABLES[table] as typeof rentalItems).values(values);
  }
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
