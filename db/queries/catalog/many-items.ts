import { sql } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import type { rentalItems } from '../../schema.ts';
import { countWritten } from '../rows.ts';

export type ItemColumns = Partial<typeof rentalItems.$inferSelect>;

/** Rows of one statement. */
const ROWS = 1_000;

/**
 * Sets columns of items and counts their versions up.
 * @param rows each with the columns that change of it; the others stay
 * @returns how many were written
 */
export async function updateManyItems(
  tx: Database,
  rows: readonly { id: string; columns: ItemColumns }[],
  now: Date,
): Promise<number> {
  let count = 0;
  // Rows of the same columns are one statement: a column that a row leaves out must stay.
  const groups = Map.groupBy(rows, ({ columns }) => Object.keys(columns).toSorted().join(' '));
  for (const [names, group] of groups) {
    const set = names.split(' ').map((name) => {
      const column = sql.identifier(snake(name));
      return sql`${column} = given.${column}`;
    });
    for (let at = 0; at < group.length; at += ROWS) {
      const given = group.slice(at, at + ROWS).map(({ id, columns }) => ({
        id,
        ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [snake(name), value])),
      }));
      count += await countWritten(
        tx,
        sql`update rental_items item
          set ${sql.join(set, sql`, `)}, version = item.version + 1, updated_at = ${now.toISOString()}::timestamptz
          from jsonb_populate_recordset(null::rental_items, ${JSON.stringify(given)}::jsonb) given
          where item.id = given.id
          returning 1`,
      );
    }
  }
  return count;
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
