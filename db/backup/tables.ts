/**
 * The tables of a database, read from its catalog, so that backup and restore work for any
 * migration.
 */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { onlyRow, query } from '../queries/rows.ts';
import * as schema from '../schema.ts';

export interface Column {
  name: string;
  /** In PostgreSQL's spelling, for instance `timestamp with time zone[]`. */
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/**
 * Not in a backup: host, sessions, links, previews, attempt counters, error counts, failures of the mail
 * server and the day of the last digest belong to the running shop and must not come back with old data.
 */
export const LEFT_OUT: readonly string[] = [
  'shop_host',
  'staff_sessions',
  'staff_verifications',
  'calendar_feeds',
  'previews',
  'last_digest',
  'mail_failures',
  'auth_rate_limits',
  'rate_buckets',
  'error_counts',
];

/** Excludes objects that belong to an extension. */
const notOfExtension = (oid: string) =>
  sql`not exists (select from pg_depend where objid = ${sql.raw(oid)} and deptype = 'e')`;

/** @returns every table of schema `public`, ordered so that foreign keys point backwards */
export async function listTables(db: Database): Promise<Table[]> {
  const tables = await query<Table>(
    db,
    sql`
      select c.relname as name,
        json_agg(
          json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and ${notOfExtension('c.oid')}
      group by c.relname order by c.relname`,
  );
  const references = await query<{ from: string; to: string }>(
    db,
    sql`
      select distinct f.relname as from, t.relname as to
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  );
  return referencedFirst(tables, references);
}

function referencedFirst(
  tables: readonly Table[],
  references: readonly { from: string; to: string }[],
): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const blocked = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const ready = waiting.filter(({ name }) => !blocked.has(name));
    if (ready.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`);
    }
    ordered.push(...ready);
    waiting = waiting.filter(({ name }) => blocked.has(name));
  }
  return ordered;
}

/** Tables of a shop before migration `0013_inquiries`. */
const FORMER = ['leads', 'lead_lines'];

/** @returns names of tables, views and sequences in schema `public` that do not belong to a shop */
export async function listForeign(db: Database): Promise<string[]> {
  const current = Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? [getTableName(value)] : [],
  );
  const ours = new Set<string>([...current, ...FORMER]);
  const all = sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind not in ('i', 'I', 't', 'c')
      and not exists (select from pg_depend where objid = c.oid and deptype in ('e', 'a', 'i'))
    order by 1`;
  const names = (await query<{ name: string }>(db, all)).map(({ name }) => name);
  return names.filter((name) => !ours.has(name));
}

/** @returns whether any table has a row that a backup would contain */
export async function holdsRows(db: Database): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    if (LEFT_OUT.includes(name)) continue;
    const any = sql`select exists (select from public.${sql.identifier(name)}) as found`;
    if (onlyRow(await query<{ found: boolean }>(db, any)).found) return true;
  }
  return false;
}

/**
 * Drops the shop's tables, functions and migration records. Only for a database that holds nothing
 * else (`listForeign`).
 */
export async function dropShop(tx: Database): Promise<void> {
  for (const { name } of await listTables(tx)) {
    await tx.execute(sql`drop table public.${sql.identifier(name)} cascade`);
  }
  const functions = sql`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and ${notOfExtension('p.oid')}`;
  for (const { signature } of await query<{ signature: string }>(tx, functions)) {
    await tx.execute(sql`drop function ${sql.raw(signature)} cascade`);
  }
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

/**
 * Runs the work without the `not valid` constraints, which rows older than them may violate, and
 * adds the constraints again afterward.
 */
export async function withoutUncheckedRules(
  tx: Database,
  work: () => Promise<void>,
): Promise<void> {
  const unchecked = sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f') and not convalidated`;
  const rules = await query<{ table: string; name: string; definition: string }>(tx, unchecked);
  for (const { table, name } of rules) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
  await work();
  for (const { table, name, definition } of rules) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}
