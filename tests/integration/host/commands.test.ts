/** `npm run db:fill`, `npm run db:release` and builds, as programs. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { connect, type Connection } from '#db/client.ts';
import { isMigrated } from '#db/migration-state.ts';
import { readHost } from '#db/queries/host.ts';
import { rentalItems } from '#db/schema.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { createDatabase, type FreshDatabase } from '../../support/databases.ts';
import { dump } from '../../support/dump.ts';
import { SITE_ID, TEST_HOST } from '../../support/host.ts';
import { runProgram as run } from '../../support/run-program.ts';
import { addStaff } from '../../support/staff.ts';

let database: FreshDatabase;
let connection: Connection;
const db = () => connection.db;

async function open(template?: string): Promise<void> {
  database = await createDatabase(inject('serverUrl'), template);
  connection = connect(database.url, { maxConnections: 2 });
}
afterEach(async () => {
  await connection.close();
  await database.drop();
});

describe('db:fill', () => {
  beforeEach(() => open());

  test('makes an empty database ready, takes it for nobody, and prints the link of the owner @staff.first-owner', async () => {
    const variables = { DATABASE_URL: database.url, SITE_URL: 'https://woodward.example' };
    const { code, stdout, stderr } = await run('db-fill', variables);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/https:\/\/woodward\.example\/admin#invitation=[\w-]+/);
    expect(await isMigrated(db())).toBe(true);
    expect(await db().$count(rentalItems)).toBeGreaterThan(50);
    expect(await readHost(db())).toBeUndefined();
  });

  test('once more changes no row but the link, and without SITE_URL says how to get one', async () => {
    await run('db-fill', { DATABASE_URL: database.url });
    const before = await dump(db());
    const { code, stdout } = await run('db-fill', { DATABASE_URL: database.url });
    expect(code).toBe(0);
    expect(stdout).toContain('set SITE_URL');
    expect(await dump(db())).toEqual(before);
    await addStaff(db(), { role: 'owner' });
    expect((await run('db-fill', { DATABASE_URL: database.url })).stdout).not.toContain('SITE_URL');
  });

  test('without an address ends, and says that it belongs in quotes', async () => {
    const { code, stderr } = await run('db-fill', {});
    expect(code).toBe(1);
    expect(stderr).toContain('Put the address in quotes');
  });
});

describe('a database with a host', () => {
  beforeEach(() => open(inject('template')));

  test('is left alone by db:fill once somebody can sign in', async () => {
    await addStaff(db(), { role: 'owner' });
    const before = await dump(db());
    const variables = { DATABASE_URL: database.url, SITE_URL: 'https://woodward.example' };
    const { code, stdout } = await run('db-fill', variables);
    expect(code).toBe(0);
    expect(stdout).toContain(`in use by its host (${hostInWords(TEST_HOST)}, since `);
    expect(stdout).toMatch(/, since [A-Z][a-z]+ \d{1,2}, \d{1,2}:\d\d [AP]M\), which/);
    expect(stdout).not.toContain('#invitation');
    expect(await dump(db())).toEqual(before);
  });

  test('gets the link of the first owner by db:fill as long as nobody can sign in, and nothing else @staff.first-owner', async () => {
    const variables = { DATABASE_URL: database.url, SITE_URL: 'https://woodward.example' };
    const link = /https:\/\/woodward\.example\/admin#invitation=[\w-]+/;
    const [first, again] = [await run('db-fill', variables), await run('db-fill', variables)];
    expect([first.code, again.code]).toEqual([0, 0]);
    expect(first.stdout).toMatch(link);
    expect(again.stdout).toMatch(link);
    expect(await db().$count(rentalItems)).toBe(0);
  });

  test('that lacks migrations is left alone by db:fill', async () => {
    await forgetLastMigration();
    const before = await dump(db());
    const variables = { DATABASE_URL: database.url, SITE_URL: 'https://woodward.example' };
    expect(await run('db-fill', variables)).toMatchObject({ code: 0, stderr: '' });
    expect(await dump(db())).toEqual(before);
  });

  test('is freed by db:release, once @host.release', async () => {
    const { code, stdout } = await run('db-release', { DATABASE_URL: database.url });
    expect(code).toBe(0);
    expect(stdout).toContain(`no longer that of ${hostInWords(TEST_HOST)}`);
    expect(await readHost(db())).toBeUndefined();
    const again = await run('db-release', { DATABASE_URL: database.url });
    expect(again.stdout).toContain('has no host');
  });

  test('is not built by another site, which leaves it as it is', async () => {
    await expectRefusedBuild(
      { CONTEXT: 'production', SITE_ID: 'another-site' },
      /belongs to another host .* run "npm run db:release"/,
    );
  });

  test.each(['deploy-preview', 'branch-deploy', 'dev', ''])(
    'is not built by a deploy in the context "%s", even of the same site @host.previews',
    async (CONTEXT) => {
      await expectRefusedBuild(
        { CONTEXT, SITE_ID },
        /This preview has no database of its own: in Netlify, set DATABASE_URL for its deploy context/,
      );
    },
  );
});

test('a preview with a database of its own applies no migration to it @host.previews', async () => {
  await open();
  await run('db-fill', { DATABASE_URL: database.url });
  await forgetLastMigration();
  const before = await dump(db());
  const { code, stderr } = await run('build', {
    NETLIFY: 'true',
    CONTEXT: 'deploy-preview',
    SITE_ID,
    DATABASE_URL: database.url,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/lacks migrations of this version: run "npm run db:fill"/);
  expect(await dump(db())).toEqual(before);
});

async function forgetLastMigration(): Promise<void> {
  await db().execute(
    sql`delete from drizzle.__drizzle_migrations
        where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
}

async function expectRefusedBuild(variables: Record<string, string>, words: RegExp): Promise<void> {
  await forgetLastMigration();
  const before = await dump(db());
  const { code, stderr } = await run('build', {
    NETLIFY: 'true',
    DATABASE_URL: database.url,
    ...variables,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(words);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(await dump(db())).toEqual(before);
}
