import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded, type EmbeddedDatabase } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';

let folder: string;
let database: EmbeddedDatabase;

const inFolder = (...names: string[]) => path.join(folder, 'db', ...names);

beforeAll(async () => {
  // A long project path, with a space.
  folder = mkdtempSync(path.join(tmpdir(), `woodward embedded ${'x'.repeat(100)}`));
  mkdirSync(`${inFolder()}.unfinished/base`, { recursive: true });
  database = await openEmbedded(inFolder());
  await ask('create table notes (text text)');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** @returns the first value of each row */
async function ask(statement: string, url = database.url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows.map(([value]) => value);
  } finally {
    await client.end();
  }
}

test('finds everything again', async () => {
  await ask(`insert into notes values ('kept')`);
  await database.close();
  expect(await database.down).toMatch(/shut down|ended/);
  database = await openEmbedded(inFolder());
  expect(await ask('select text from notes')).toEqual(['kept']);
});

test('flushes every commit, sorts by bytes, and is in UTC', async () => {
  const [settings] = await ask(
    `select concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'), current_setting('timezone'),
       pg_encoding_to_char(encoding), datcollate) from pg_database where datname = current_database()`,
  );
  expect(settings).toBe('on on UTC UTF8 C');
});

test('lets nobody in without the password, and nobody be the superuser', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  await expect(ask('select 1', url.href)).rejects.toMatchObject({ code: '28P01' });
  url.username = 'postgres';
  await expect(ask('select 1', url.href)).rejects.toMatchObject({ code: '28000' });
  expect(await ask('select rolsuper from pg_roles where rolname = current_user')).toEqual([false]);
});

test.skipIf(process.platform === 'win32')('its files are for its user alone', () => {
  expect(statSync(inFolder()).mode & 0o077).toBe(0);
  expect(statSync(inFolder('pg_service.conf')).mode & 0o077).toBe(0);
});

test('tells psql and pg_dump where it is', () => {
  const lines = readFileSync(inFolder('pg_service.conf'), 'utf8').trim().split('\n');
  const { port, password, hostname, username, pathname } = new URL(database.url);
  expect(lines).toEqual([
    '[woodward]',
    `host=${hostname}`,
    `port=${port}`,
    `user=${username}`,
    `dbname=${pathname.slice(1)}`,
    `password=${password}`,
  ]);
});

test('ends a server that outlived its shop, and keeps what that had stored', async () => {
  const leftover = database;
  await ask(`insert into notes values ('stored before the kill')`);
  database = await openEmbedded(inFolder());
  expect(await leftover.down).not.toBe('');
  expect(await ask('select text from notes')).toContain('stored before the kill');
  await expect(ask('select 1', leftover.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('opens although another program has the process id of a server that is gone', async () => {
  await database.close();
  const lines = [process.pid, inFolder(), 0, await freePort(), '', '127.0.0.1', '', ''];
  writeFileSync(inFolder('postmaster.pid'), lines.join('\n'));
  database = await openEmbedded(inFolder());
  expect(await ask('select text from notes')).toContain('kept');
});

test('says when it stops by itself', async () => {
  const [pid] = readFileSync(inFolder('postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await database.down).toBe('it ended with SIGKILL');
  await database.close();
  database = await openEmbedded(inFolder());
  expect(await ask('select text from notes')).toContain('kept');
});

test('is not opened when the start is called off', async () => {
  const reason = new Error('called off');
  const other = path.join(folder, 'other');
  await expect(openEmbedded(other, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const soon = AbortSignal.timeout(100);
  await expect(openEmbedded(other, { signal: soon })).rejects.toThrow(/timeout/);
});

test('says why a folder cannot be used, and leaves it as it is', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, 'not a folder');
  await expect(openEmbedded(file)).rejects.toThrow(/cannot be opened: .*file/);
  expect(readFileSync(file, 'utf8')).toBe('not a folder');
  const older = path.join(folder, 'older');
  mkdirSync(older);
  writeFileSync(path.join(older, 'PG_VERSION'), '18\n');
  await expect(openEmbedded(older)).rejects.toThrow(
    /take a backup with that version .*move the folder away/,
  );
});

test('names a version that can take a backup of what the very first ones stored', async () => {
  const first = path.join(folder, 'first');
  mkdirSync(first);
  // Their engine ran in the process itself, and left a folder of PostgreSQL 17.
  writeFileSync(path.join(first, 'PG_VERSION'), '17\n');
  writeFileSync(path.join(first, 'postmaster.pid'), '-42\n');
  const refusal = await openEmbedded(first).catch((error: unknown) => error);
  const [, version = ''] = /"git checkout (\w+)"/.exec(String(refusal)) ?? [];
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(readFileSync(path.join(first, 'PG_VERSION'), 'utf8')).toBe('17\n');
  const manifest = spawnSync('git', ['show', `${version}:package.json`], { encoding: 'utf8' });
  // A copy without its history cannot look.
  if (manifest.status !== 0) return;
  const { scripts, dependencies } = JSON.parse(manifest.stdout) as Record<string, object>;
  expect(scripts).toHaveProperty('backup');
  expect(dependencies).toHaveProperty(['@electric-sql/pglite']);
});
