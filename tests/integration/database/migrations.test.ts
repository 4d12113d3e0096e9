import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate, migrateWithin } from '#db/migrate.ts';
import { appliedMigrations, isMigrated } from '#db/migration-state.ts';
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' };
import { rowsOf } from '#db/queries/rows.ts';
import { BACKENDS, type TestDatabase } from '../../support/backends.ts';

describe.each(BACKENDS)('migrations on $name', (backend) => {
  let database: TestDatabase | undefined;

  afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  test('apply to an empty database, and a second run changes nothing', async () => {
    database = await backend.open(true);
    const { connection } = database;
    expect(await isMigrated(connection.db)).toBe(false);
    expect(await appliedMigrations(connection.db)).toBe(0);

    expect(await migrate(connection)).toBe(journal.entries.length);
    expect(await isMigrated(connection.db)).toBe(true);
    const tables = await tableNames(database);

    expect(await migrate(connection)).toBe(0);
    expect(await isMigrated(connection.db)).toBe(true);
    expect(await tableNames(database)).toEqual(tables);
    expect(tables).toEqual([
      'auth_rate_limits',
      'calendar_feeds',
      'catalog_edits',
      'categories',
      'error_counts',
      'handovers',
      'inquiries',
      'inquiry_events',
      'inquiry_lines',
      'last_digest',
      'mail_failures',
      'media',
      'outbox',
      'partner_pieces',
      'payments',
      'previews',
      'publications',
      'quote_links',
      'quotes',
      'rate_buckets',
      'redirects',
      'rental_items',
      'scheduled_changes',
      'service_packages',
      'setting_versions',
      'settings',
      'shop_host',
      'staff',
      'staff_accounts',
      'staff_acts',
      'staff_invitations',
      'staff_passkeys',
      'staff_sessions',
      'staff_two_factors',
      'staff_verifications',
      'stock_rows',
    ]);
  });

  test('a database that lacks the last migration is not up to date', async () => {
    database = await backend.open();
    const { db } = database.connection;
    await db.execute(
      sql`delete from drizzle.__drizzle_migrations
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    expect(await isMigrated(db)).toBe(false);
  });

  test('that are killed before their end leave the version that was there, which the next start upgrades', async () => {
    database = await backend.open(true);
    const { connection } = database;
    await connection.db.transaction((tx) => migrateWithin(tx, '0005_filed_mails'));
    const before = await appliedMigrations(connection.db);
    const tables = await tableNames(database);
    const killed = await connection.db
      .transaction(async (tx) => {
        await migrateWithin(tx);
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      })
      .catch((error: unknown) => error);
    expect(killed).toBeInstanceOf(Error);
    expect(await appliedMigrations(connection.db)).toBe(before);
    expect(await tableNames(database)).toEqual(tables);
    expect(await migrate(connection)).toBe(journal.entries.length - before);
    expect(await isMigrated(connection.db)).toBe(true);
  });

  test('a database of a newer version is left alone', async () => {
    database = await backend.open();
    const { connection } = database;
    await connection.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e15)`,
    );
    expect(await migrate(connection)).toBe(0);
    expect(await appliedMigrations(connection.db)).toBe(journal.entries.length + 1);
  });
});

async function tableNames({ connection }: TestDatabase): Promise<string[]> {
  const result = await connection.db.execute(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' order by 1`,
  );
  return rowsOf<{ name: string }>(result).map((row) => row.name);
}
