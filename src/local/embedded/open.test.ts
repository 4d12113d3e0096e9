import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded, type EmbeddedDatabase } from './open.ts';

// A first start takes seconds, on a busy machine many.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-embedded-'));
  mkdirSync(path.join(folder, 'db.unfinished-1'));
  await start();
  await pool.query('create table notes (id int primary key, text text)');
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  database = await openEmbedded(path.join(folder, 'db'));
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
}

async function stop(): Promise<void> {
  await pool.end();
  await database.close();
}

async function count(where: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from notes where ${where}`,
  );
  return rows[0]?.count ?? -1;
}

test('keeps the queries of many clients apart', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const { rows } = await pool.query<{ number: number; word: string }>(
        index % 2 === 0
          ? 'select $1::int as number, $2::text as word'
          : 'select $2::text as word, $1::int as number, now()',
        [index, `word ${index}`],
      );
      return rows[0];
    }),
  );
  for (const [index, answer] of answers.entries()) {
    expect(answer).toMatchObject({ number: index, word: `word ${index}` });
  }
});

test('keeps their transactions apart', async () => {
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('insert into notes values ($1, $2)', [index, 'kept']);
        await client.query(index % 2 === 0 ? 'commit' : 'rollback');
      } finally {
        client.release();
      }
    }),
  );
  expect(await count(`text = 'kept'`)).toBe(20);
});

test('rolls back what a client that disappears has begun', async () => {
  const client = new pg.Client(database.url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin');
  await client.query(`insert into notes values (1000, 'lost')`);
  const waiting = count(`text = 'lost'`);
  // Ends the connection without saying goodbye.
  const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } })
    .connection;
  stream.destroy();
  expect(await waiting).toBe(0);
});

test('goes on after an error within a transaction', async () => {
  await expect(pool.query('select $1::int / 0', [1])).rejects.toThrow('division by zero');
  await expect(pool.query('select * from nothing')).rejects.toThrow('does not exist');
  expect(await count('false')).toBe(0);
});

test('lets nobody in without the password', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  await expect(new pg.Client(url.href).connect()).rejects.toMatchObject({ code: '28P01' });
});

test('hangs up on one who does not speak its language', async () => {
  const socket = connectSocket(Number(new URL(database.url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect(await count('false')).toBe(0);
});

test('finds everything again, and removes what a killed start left @run.stop', async () => {
  await pool.query(`insert into notes values (2000, 'stays')`);
  await stop();
  await start();
  expect(await count(`text = 'stays'`)).toBe(1);
  expect(readdirSync(folder)).toEqual(['db']);
});

test('says why files cannot be used', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'woodward-embedded-'));
  writeFileSync(path.join(other, 'db'), 'not a folder');
  await expect(openEmbedded(path.join(other, 'db'))).rejects.toThrow(/cannot be opened: ENOTDIR/);
  rmSync(other, { recursive: true });
});
