/**
 * The database's files. PGlite's own file system never flushes to the disk: a killed process loses
 * nothing that way, but a power cut could. Here every commit is on the disk before it is confirmed.
 */
import { existsSync, fsyncSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const UNFINISHED = '.unfinished-';

/** What the file system module of Emscripten looks like where it is extended. */
interface NodeFsModule {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
}

class FlushingFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown) => {
      // PGlite's type of the module leaves the file systems out.
      const { NODEFS } = (module as NodeFsModule).FS.filesystems;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    };
    const before = emscriptenOpts.preRun ?? [];
    const preRun = [...(Array.isArray(before) ? before : [before]), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's parameters without `-F` (never flush); `fdatasync` does nothing in Emscripten. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the database in a folder, or makes a new one there. A new one comes into being under
 * another name and is renamed when it is whole: a start that is killed leaves no half a database.
 * @throws Error with PostgreSQL's reason when the files cannot be used
 */
export async function openFiles(folder: string): Promise<PGlite> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await createFiles(folder);
  return startPostgres(folder);
}

async function createFiles(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  const prefix = path.basename(folder) + UNFINISHED;
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true });
  }
  // An empty folder gives way; one with other things in it stays, and the start fails.
  if (existsSync(folder)) await rmdir(folder);
  const unfinished = path.join(parent, prefix + process.pid);
  const db = await startPostgres(unfinished);
  await db.close();
  await rename(unfinished, folder);
  await flushFolder(parent);
}

async function startPostgres(folder: string): Promise<PGlite> {
  let reason = '';
  try {
    return await PGlite.create({
      fs: new FlushingFiles(folder),
      startParams: START_PARAMS,
      onStderr: (line) => {
        if (/\b(FATAL|PANIC):/.test(line)) reason = line.replace(/^.*?(FATAL|PANIC):\s*/, '');
        return false;
      },
    });
  } catch (error) {
    throw reason === '' ? error : new Error(reason, { cause: error });
  }
}

/** A rename is on the disk once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs no flush of them.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
