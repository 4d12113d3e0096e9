/**
 * Rows as lines of text, and back. Each value is what PostgreSQL itself writes for it, so that every
 * type comes back exactly (microseconds, the order in a `json`, an SQL null beside a JSON null) and on
 * any server.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { rowsOf } from '../queries/rows.ts';
import type { Table } from './tables.ts';

/** Few enough to be held in memory, also when each is as large as the limits let it be. */
const ROWS_AT_ONCE = 100;

/**
 * What a value's text depends on. For the present transaction.
 */
export async function setTextFormat(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`);
}

/**
 * @param tx a transaction with `setTextFormat`
 * @yields some rows at a time: each a JSON list of texts and nulls, in the order of the columns
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
    const rows = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`);
    const lines = rowsOf<{ line: string }>(rows).map(({ line }) => line);
    if (lines.length === 0) break;
    yield lines;
  }
  await tx.execute(sql`close backup_rows`);
}

/**
 * @param tx a transaction with `setTextFormat`
 * @param columns names, in the order of the values in `lines`
 * @param lines as `readRows` gives them
 * @throws when the table lacks a column, or a row breaks one of its rules
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

/** Where each sequence of the schema `public` stands that was ever asked. */
export type Sequences = Record<string, string>;

/** @returns the last value of each, by name */
export async function readSequences(tx: Database): Promise<Sequences> {
  const found = await tx.execute(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`);
  return Object.fromEntries(
    rowsOf<{ name: string; value: string }>(found).map(({ name, value }) => [name, value]),
  );
}

/** Has each sequence go on after the value that it stood at. */
export async function writeSequences(tx: Database, sequences: Sequences): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint)`,
    );
  }
}
