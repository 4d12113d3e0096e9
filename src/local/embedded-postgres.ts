/** The database of a shop that was given none: a PostgreSQL server beside this process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { writeFileAtomic } from './atomic-file.ts';
import { freePort } from './free-port.ts';
import { postgresCommand, problemIn, runPostgres } from './postgres-programs.ts';
import { errorCode, StartError } from './start-error.ts';

export interface EmbeddedDatabase {
  /** Address for any PostgreSQL client on this machine. Holds a password. */
  url: string;
  close: () => Promise<void>;
  /** Resolves with the reason when the server stops by itself; never rejects. */
  down: Promise<string>;
}

/** Little memory, no work while nobody asks, and every commit on the disk. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  // Windows has no sockets in files, and elsewhere their paths end at 107 bytes.
  'unix_socket_directories=',
  'shared_buffers=32MB',
  'max_connections=50',
  'max_wal_size=256MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  'max_parallel_workers_per_gather=0',
  'io_method=sync',
  'jit=off',
  'timezone=UTC',
  // A statement that fails is not written down: it may hold personal data.
  'log_min_messages=log',
  'log_checkpoints=off',
  // Their defaults leave a commit in the cache of the drive.
  ...(process.platform === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
  ...(process.platform === 'win32' ? ['wal_sync_method=fsync'] : []),
];

/** Owns its database, and is no superuser, who could run programs. */
const ROLE = 'woodward';
const STARTS_OR_STOPS = '57P03';
const LOOK_AGAIN_MS = 100;

/**
 * Opens the database in a folder, or makes a new one there. The caller holds the lock of the data
 * folder.
 * @param folder absolute
 * @param signal ends the opening
 * @param settings `name=value`, instead of those of a shop
 * @throws StartError when it cannot be opened; the signal's reason when aborted
 */
export async function openEmbedded(
  folder: string,
  signal?: AbortSignal,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  try {
    signal?.throwIfAborted();
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await create(folder, signal);
    const password = passwordOf(folder);
    await endLeftover(folder, password, signal);
    return await start(folder, password, [...SETTINGS, ...settings], signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${folder} cannot be opened: ${(error as Error).message}. If another version of the project made it, take a backup with that version (npm run backup), move the folder away, and run "npm run restore" with this one.`,
      { cause: error },
    );
  }
}

/** It comes into being under another name: a start that is killed leaves no half a database. */
async function create(folder: string, signal?: AbortSignal): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await runPostgres(
    'initdb',
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      '--auth=reject',
      '--encoding=UTF8',
      '--locale=C',
      // Many rounds protect a password that somebody thought of; ours is 192 random bits.
      '--set=scram_iterations=1',
    ],
    { signal },
  );
  const password = randomBytes(24).toString('base64url');
  const input = `create role ${ROLE} login createdb password '${password}'\ncreate database ${ROLE} owner ${ROLE}\n`;
  await runPostgres('postgres', ['--single', '-D', unfinished, 'postgres'], { signal, input });
  const access = `host all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;
  await writeFile(path.join(unfinished, 'pg_hba.conf'), access, { flush: true });
  await writeService(unfinished, password, 0);
  await rename(unfinished, folder);
}

/** A server outlives a shop that is killed. Its file does too, and may name another program by now. */
async function endLeftover(folder: string, password: string, signal?: AbortSignal): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  while (existsSync(file)) {
    const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
    const client = new pg.Client(addressOf(password, port));
    try {
      await client.connect();
      await client.end();
      await stop(folder);
    } catch (error) {
      if (errorCode(error) === STARTS_OR_STOPS) await sleep(LOOK_AGAIN_MS, undefined, { signal });
      else await rm(file, { force: true });
    }
  }
}

async function start(
  folder: string,
  password: string,
  settings: readonly string[],
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  const port = await freePort();
  await writeService(folder, password, port);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const [program, args] = postgresCommand('postgres', ['-D', folder, '-p', String(port), ...flags]);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own group: Ctrl-C at the terminal is for us, and we end the server in order.
    detached: true,
    windowsHide: true,
  });
  const end = () => void server.kill('SIGINT');
  process.once('exit', end);
  signal?.addEventListener('abort', end);
  const { ready, down } = watch(server);
  const problem = await Promise.race([ready, down]);
  signal?.removeEventListener('abort', end);
  if (problem !== undefined) throw new Error(problem);
  return {
    url: addressOf(password, port),
    down,
    close: async () => {
      if (server.exitCode === null && server.signalCode === null) await stop(folder);
      await down;
      process.off('exit', end);
    },
  };
}

/** Reads all that the server says: it would wait for a reader. */
function watch(server: ChildProcess): { ready: Promise<void>; down: Promise<string> } {
  let said = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
  });
  const down = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', (code, by) => resolve(problemIn(said) ?? `it ended with ${by ?? code}`));
  });
  return { ready, down };
}

/** By a program, because Windows has no signals. Transactions that are open are rolled back. */
function stop(folder: string): Promise<void> {
  return runPostgres('pg_ctl', ['stop', '-D', folder, '--mode=fast']);
}

function addressOf(password: string, port: number): string {
  return `postgres://${ROLE}:${password}@127.0.0.1:${port}/${ROLE}`;
}

/** For psql and pg_dump (README.md, Backups), and where the password is kept. */
function writeService(folder: string, password: string, port: number): Promise<void> {
  const lines = ['host=127.0.0.1', `port=${port}`, `user=${ROLE}`, `dbname=${ROLE}`];
  const content = [`[${ROLE}]`, ...lines, `password=${password}`, ''].join('\n');
  return writeFileAtomic(serviceFile(folder), content, 0o600);
}

function passwordOf(folder: string): string {
  const password = /^password=(.+)$/m.exec(readFileSync(serviceFile(folder), 'utf8'))?.[1];
  if (password === undefined) throw new Error(`${serviceFile(folder)} holds no password`);
  return password;
}

function serviceFile(folder: string): string {
  return path.join(folder, 'pg_service.conf');
}
