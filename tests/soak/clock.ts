/**
 * A clock that can be moved, for this process and for a database: what either calls now is the
 * machine's time and what the clock is ahead of it.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { query } from '#db/queries/rows.ts';

export interface Clock {
  now: () => Date;
  /** Moves the clock of the process and the database, also back. */
  move: (ms: number) => Promise<void>;
  /** From now on it moves that of a database too, where `installClock` has made one. */
  rule: (db: Database) => Promise<void>;
}

/** @param start what the clock says first */
export function startClock(start: Date): Clock {
  const RealDate = Date;
  let ahead = start.getTime() - RealDate.now();
  let ruled: Database | undefined;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  const tell = async () =>
    ruled?.execute(sql`update soak.clock set ahead = make_interval(secs => ${ahead / 1000})`);
  return {
    now: () => new Date(),
    move: async (ms) => {
      ahead += ms;
      await tell();
    },
    rule: async (db) => {
      ruled = db;
      await tell();
    },
  };
}

/**
 * Gives a migrated database a clock: functions that stand before PostgreSQL's own in the search path of
 * connections made afterward. A default was bound to PostgreSQL's when its column was made, so each is
 * made anew.
 */
export async function installClock(db: Database): Promise<void> {
  await db.execute(sql`create schema soak`);
  await db.execute(sql`create table soak.clock as select interval '0' as ahead`);
  for (const name of ['now', 'clock_timestamp']) {
    await db.execute(
      sql.raw(`create function soak.${name}() returns timestamptz language sql stable as
        'select pg_catalog.${name}() + ahead from soak.clock'`),
    );
  }
  await db.execute(
    sql`do $$ begin
      execute format('alter database %I set search_path = soak, public, pg_catalog', current_database());
    end $$`,
  );
  const defaults = await query<{ table: string; column: string; value: string }>(
    db,
    sql`select table_name as table, column_name as column, column_default as value
      from information_schema.columns
      where table_schema = 'public' and column_default ~ '(now|clock_timestamp)\\(\\)'`,
  );
  if (defaults.length === 0) throw new Error('No column has the time as its default');
  for (const { table, column, value } of defaults) {
    const moved = value.replaceAll(/\b(?=(?:now|clock_timestamp)\(\))/g, 'soak.');
    await db.execute(
      sql.raw(`alter table public.${table} alter column ${column} set default ${moved}`),
    );
  }
}
