/**
 * The embedded database: a PostgreSQL server as a child process, for a shop without DATABASE_URL.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDiskFull } from '#db/disk-full.ts';
import { writeFileAtomic } from '#server/base/atomic-file.ts';
import { writeProblem } from '#server/base/write-problem.ts';
import { freePort } from './free-port.ts';
import { postgresCommand, problemIn, runPostgres } from './postgres-programs.ts';
import { errorCode, fileProblem, StartError } from './start-error.ts';

export interface EmbeddedDatabase {
  /** Address for any PostgreSQL client on this machine. Contains a password. */
  url: string;
  close: () => Promise<void>;
  /** Resolves with the reason when the server stops by itself; never rejects. */
  down: Promise<string>;
}

export interface OpenOptions {
  signal?: AbortSignal | undefined;
  /** `name=value`; they win over `SETTINGS`. */
  settings?: readonly string[];
  /** By default a free port. */
  port?: number;
}

/** Little memory, no work when idle, and durable commits. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  // Windows has no Unix sockets, and elsewhere their paths are limited to 107 bytes.
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
  // Failed statements are not logged: they may contain personal data.
  'log_min_messages=log',
  'log_checkpoints=off',
  // macOS' default leaves commits in the drive's cache.
  ...(process.platform === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
  ...(process.platform === 'win32' ? ['wal_sync_method=fsync'] : []),
];

/** Owns its database, but is not a superuser, who could run programs. */
const ROLE = 'woodward';
const STARTS_OR_STOPS = '57P03';
const LOOK_AGAIN_MS = 100;

/**
 * Opens the database in a folder, or creates one there. The caller holds the data folder's lock.
 * @param folder absolute
 * @throws StartError when it cannot be opened; the signal's reason when aborted
 */
export async function openEmbedded(
  folder: string,
  { signal, settings = [], port }: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  try {
    signal?.throwIfAborted();
    if (!existsSync(path.join(folder, 'PG_VERSION'))) await create(folder, signal);
    await endLeftover(folder, signal);
    return await start(folder, [...SETTINGS, ...settings], port ?? (await freePort()), signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StartError) throw error;
    throw new StartError(openingProblem(folder, error), { cause: error });
  }
}

/** The last version that used another database engine; the very first versions had no backups. */
const LAST_OF_FORMER_ENGINE = '447405f1';

function openingProblem(folder: string, error: unknown): string {
  const beginning = `The database in ${folder} cannot be opened:`;
  if (isDiskFull(error)) return `${beginning} the disk is full. Make room, and start again.`;
  if (writeProblem(error)) return `${beginning} ${fileProblem(error)}.`;
  return [
    `${beginning} ${(error as Error).message}.`,
    'If another version of the project made it, take a backup with that version (npm run backup;',
    `the very first ones have no backups: use "git checkout ${LAST_OF_FORMER_ENGINE}"),`,
    'move the folder away, and run "npm run restore" with this one.',
  ].join(' ');
}

/** Creates it under a temporary name, so that an interrupted start leaves no incomplete database. */
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
      // Iterations protect weak passwords; ours has 192 random bits.
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

/**
 * Stops a server that survived when its shop was killed. Connects first, because the pid in its file may
 * belong to another program by now.
 */
async function endLeftover(folder: string, signal?: AbortSignal): Promise<void> {
  const file = path.join(folder, 'postmaster.pid');
  while (existsSync(file)) {
    const client = new pg.Client(embeddedAddress(folder));
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
  settings: readonly string[],
  port: number,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  await writeService(folder, new URL(embeddedAddress(folder)).password, port);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const [program, args] = postgresCommand('postgres', ['-D', folder, '-p', String(port), ...flags]);
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group, so that Ctrl-C reaches only us and we shut the server down in order.
    detached: true,
    windowsHide: true,
  });
  const end = () => void server.kill('SIGINT');
  process.once('exit', end);
  signal?.addEventListener('abort', end);
  const { ready, down } = watch(server);
  void down.then(() => process.off('exit', end));
  const problem = await Promise.race([ready, down]);
  signal?.removeEventListener('abort', end);
  if (problem !== undefined) throw new Error(problem);
  return {
    url: embeddedAddress(folder),
    down,
    close: async () => {
      if (server.exitCode === null && server.signalCode === null) await stop(folder);
      await down;
    },
  };
}

/** Reads all output, because a full pipe would block the server. */
function watch(server: ChildProcess): { ready: Promise<void>; down: Promise<string> } {
  let output = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  const down = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('close', (code, signal) =>
      resolve(problemIn(output) ?? `it ended with ${signal ?? code}`),
    );
  });
  return { ready, down };
}

/** With `pg_ctl`, because Windows has no signals. Open transactions are rolled back. */
function stop(folder: string): Promise<void> {
  return runPostgres('pg_ctl', ['stop', '-D', folder, '--mode=fast']);
}

/**
 * @param folder with a database
 * @returns the address of the server that runs in it, or ran last
 */
export function embeddedAddress(folder: string): string {
  const service = readFileSync(serviceFile(folder), 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(service)?.[1] ?? '';
  return `postgres://${ROLE}:${valueOf('password')}@127.0.0.1:${valueOf('port')}/${ROLE}`;
}

/** For psql and pg_dump (README.md, Backups); also stores the password. */
function writeService(folder: string, password: string, port: number): Promise<void> {
  const lines = ['host=127.0.0.1', `port=${port}`, `user=${ROLE}`, `dbname=${ROLE}`];
  const content = [`[${ROLE}]`, ...lines, `password=${password}`, ''].join('\n');
  return writeFileAtomic(serviceFile(folder), content, 0o600);
}

function serviceFile(folder: string): string {
  return path.join(folder, 'pg_service.conf');
}
