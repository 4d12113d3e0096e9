/** A backup of an older version is restored with its own columns, then gets what came later. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readRows, setTextFormat } from '#db/backup/rows.ts';
import { dropShop, LEFT_OUT, listTables, type Table } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import { migrateWithin } from '#db/migrate.ts';
import { isMigrated } from '#db/migration-state.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { recountStock } from '#server/stock/recount.ts';
import { BACKENDS, type Backend } from '../../support/backends.ts';
import { useBackupFolder } from '../../support/backup-folder.ts';
import { restoreInto } from '../../support/backup.ts';
import { TEST_HOST } from '../../support/host.ts';

const [postgres, neon] = BACKENDS as [Backend, Backend];

const { inFolder, open } = useBackupFolder();
const now = new Date();

describe.each([
  { from: postgres, to: neon },
  { from: neon, to: postgres },
])('of an older version, from $from.name to $to.name', ({ from, to }) => {
  test('gets what came later, and keeps all rows @backup.restore', async () => {
    const source = await open(from);
    await source.transaction(async (tx) => {
      await dropShop(tx);
      await migrateWithin(tx, '0005_filed_mails');
    });
    await fillOldShop(source);
    const before = await readAll(source, await listTables(source));
    await takeBackup(inFolder('old.tar.gz'), { db: source, dataFolder: undefined, now });

    const target = await open(to);
    const { migration } = await restoreInto(inFolder('old.tar.gz'), target, {
      dataFolder: inFolder(),
      host: TEST_HOST,
    });
    expect(migration).toBe('0005_filed_mails');
    expect(await isMigrated(target)).toBe(true);
    expect(await readAll(target, (await listTables(source)).map(asOfToday))).toEqual(
      Object.fromEntries(
        Object.entries(before).map(([name, rows]) => [
          TODAY[name] ?? name,
          rows.map((row) => row.replace('lead-for-staff', 'inquiry-for-staff')),
        ]),
      ),
    );
    expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true);
  });
});

describe.each(BACKENDS)('of the version that began to count stock, on $name', (backend) => {
  test('keeps what is booked, lent, paid and came back @backup.restore', async () => {
    const source = await open(backend);
    await source.transaction(async (tx) => {
      await dropShop(tx);
      await migrateWithin(tx, '0023_stock_by_date');
    });
    await fillStockShop(source);
    const tables = (await listTables(source)).filter(({ name }) => STOCK_TABLES.has(name));
    const before = await readAll(source, tables);
    expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
    await takeBackup(inFolder('stock.tar.gz'), { db: source, dataFolder: undefined, now });

    const target = await open(backend);
    const data = { dataFolder: inFolder(), host: TEST_HOST };
    const { migration } = await restoreInto(inFolder('stock.tar.gz'), target, data);
    expect(migration).toBe('0023_stock_by_date');
    expect(await isMigrated(target)).toBe(true);
    expect(await readAll(target, tables)).toEqual(before);
    // They are those that the event must have.
    expect(await recountStock(target, { now: new Date('2027-06-01T12:00:00Z') })).toBe(0);
  });
});

const STOCK_TABLES = new Set([
  'inquiries',
  'stock_rows',
  'payments',
  'partner_pieces',
  'handovers',
]);

/** Columns as they were at 0023: one booked event. */
async function fillStockShop(db: Database): Promise<void> {
  const [category, item, event] = [1, 2, 3].map((n) => `'00000000-0000-4000-8000-00000000000${n}'`);
  const agreed = {
    quoteId: null,
    lines: [
      {
        itemId: '00000000-0000-4000-8000-000000000002',
        option: '',
        name: 'Chair',
        note: '',
        quantity: 20,
        unitCents: 850,
        outOn: null,
        backOn: null,
      },
    ],
    totalCents: 17_000,
    depositCents: 0,
  };
  const statements = [
    `insert into categories (id, name, slug) values (${category}, 'Chairs', 'chairs')`,
    `insert into rental_items (id, name, slug, category_id, price, availability)
       values (${item}, 'Chair', 'chair', ${category}, '8.50', 100)`,
    `insert into inquiries (id, reference, status, name, email, phone, event_date, event_location, message, idempotency_key, body_hash, site_contact, agreed)
       values (${event}, 'WD-23456', 'booked', 'Ada', 'ada@example.com', '313', '2027-06-12', 'Detroit', 'Hello', 'k', 'h', 'Her aunt', '${JSON.stringify(agreed)}')`,
    `insert into stock_rows (kind, item_id, quantity, out, free, inquiry_id)
       values ('booking', ${item}, 20, '2027-06-11', '2027-06-14', ${event})`,
    `insert into payments (id, inquiry_id, kind, cents, received_on, method, note)
       values (gen_random_uuid(), ${event}, 'payment', 5000, '2026-12-01', 'check', 'No. 1042')`,
    `insert into partner_pieces (id, inquiry_id, item_id, quantity, partner, is_confirmed)
       values (gen_random_uuid(), ${event}, ${item}, 5, 'Chairs & Co', true)`,
    `insert into handovers (inquiry_id, item_id, way, damaged, note)
       values (${event}, ${item}, 'back', 2, 'Legs')`,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** Names of 0005 that 0013 changed. */
const TODAY: Record<string, string> = {
  leads: 'inquiries',
  lead_lines: 'inquiry_lines',
  lead_id: 'inquiry_id',
};

/** @returns a table of 0005 under its names of today */
function asOfToday({ name, columns }: Table): Table {
  return {
    name: TODAY[name] ?? name,
    columns: columns.map((column) => ({ ...column, name: TODAY[column.name] ?? column.name })),
  };
}

/** Columns as they were at 0005. */
async function fillOldShop(db: Database): Promise<void> {
  const statements = [
    `insert into categories (id, name, slug) values ('00000000-0000-4000-8000-000000000001', 'Chairs', 'chairs')`,
    `insert into rental_items (name, slug, category_id, price) select 'Chair ' || n, 'chair-' || n,
       '00000000-0000-4000-8000-000000000001', n::text from generate_series(1, 250) n`,
    `insert into service_packages (name, slug, service_type, starting_price) values ('Classic', 'classic', 'photo_booth', 450)`,
    `insert into media (url, width, height) values ('/media/x.jpg', 10, 10)`,
    `insert into leads (id, reference, name, email, phone, event_date, event_location, message, idempotency_key, body_hash)
       values ('00000000-0000-4000-8000-000000000002', 'WD-23456', 'Ada', 'ada@example.com', '313', '2027-06-12', 'Detroit', 'Hello', 'k', 'h')`,
    `insert into lead_lines (lead_id, position, item_id, name, quantity, price)
       values ('00000000-0000-4000-8000-000000000002', 0, 'x', 'Chair', 2, '1')`,
    `insert into outbox (kind, dedupe_key, lead_id) values ('lead-for-staff', 'k', '00000000-0000-4000-8000-000000000002')`,
    `insert into publications (state) values ('live')`,
    `insert into redirects (from_path, to_path) values ('/a', '/b')`,
    `insert into staff (id, name, email, role) values ('s', 'Owner', 'owner@example.com', 'owner')`,
    `insert into staff_accounts (id, user_id, account_id, provider_id, password) values ('a', 's', 's', 'credential', 'hash')`,
    `insert into staff_two_factors (id, user_id, secret, backup_codes) values ('t', 's', 'x', 'y')`,
    `insert into staff_invitations (email, role, token_hash, expires_at) values ('x@example.com', 'editor', 'h', now())`,
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}

/** @returns the rows of tables, of the columns that these have */
async function readAll(db: Database, tables: Table[]): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await setTextFormat(tx);
    const all: Record<string, string[]> = {};
    for (const table of tables.filter(({ name }) => !LEFT_OUT.includes(name))) {
      const rows = [];
      for await (const lines of readRows(tx, table)) rows.push(...lines);
      all[table.name] = rows.toSorted();
    }
    return all;
  });
}
