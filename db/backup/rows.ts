/**
 * Reads and writes rows as lines of text. PostgreSQL formats each value, so that every type
 * round-trips exactly (microseconds, the key order of `json`, SQL null versus JSON null) on
 * any server.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { query } from '../queries/rows.ts';
import type { Table } from './tables.ts';

/** Few enough to hold in memory even when each row is as large as the limits allow. */
export const ROWS_AT_ONCE = 100;

/** Sets what the text format depends on, until the transaction ends. */
export async function setTextFormat(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`);
}

/**
 * @param tx a transaction with `setTextFormat`
 * @yields batches of rows; each row is a JSON list of texts and nulls in column order
 */
export async function* readRows(tx: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select to_json(array[${values}])::text as line from public.${sql.identifier(name)}`,
  );
  for (;;) {
    const next = sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`;
    const rows = await query<{ line: string }>(tx, next);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/**
 * @param tx a transaction with `setTextFormat`
 * @param columns names, in the order of the values in `lines`
 * @param lines as `readRows` yields them
 * @throws when the table lacks a column, or a row violates a constraint
 */
export async function writeRows(
  tx: Database,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const values = columns.map((name, index) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    if (type === undefined) throw new Error(`The table ${table.name} has no column ${name}`);
    return sql`(line ->> ${sql.raw(String(index))})::${sql.raw(type)}`;
  });
  const names = columns.map((name) => sql.identifier(name));
  await tx.execute(sql`
    insert into public.${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
    overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`);
}

/** Last value of each sequence of schema `public`, by name; without unused sequences. */
export type Sequences = Record<string, string>;

export async function readSequences(tx: Database): Promise<Sequences> {
  const used = sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`;
  const rows = await query<{ name: string; value: string }>(tx, used);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Sets each sequence so that it continues after the given value. */
export async function writeSequences(tx: Database, sequences: Sequences): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`,
    );
  }
}
