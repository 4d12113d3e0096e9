/** What a backup takes of the data folder besides the embedded database: what cannot be made anew. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DATA } from './format.ts';

/** Where they lie in the data folder. */
const KEPT = ['auth-secret', 'blobs', 'mail'] as const;
/** Made of data that a restore replaces: the next start builds it anew. */
const REBUILT = ['site'] as const;
/** Requests that wait for the database, as Netlify's blob server lays them out. */
const SPOOL = /^blobs\/[^/]+\/[^/]+\/[^/]*inquiry-spool\//;
/** Of a writer that was killed, or is at work: see `blob-host.ts` and `atomic-file.ts`. */
const UNFINISHED = /(?:^|\/)\.[^/]*$|\.tmp$/;
/** Names in a backup; nothing in it leads out of the data folder. */
const PORTABLE = /^(?:auth-secret|(?:blobs|mail)(?:\/(?!\.{1,2}(?:\/|$))[^/\\:\0]+)+)$/;

/** Stores are named `site:media`, but on Windows, whose names have no colon, `site%3Amedia`. */
const toArchive = (file: string) => file.split(path.sep).join('/').replaceAll(':', '%3A');
const fromArchive = (name: string) =>
  process.platform === 'win32' ? name : name.replaceAll('%3A', ':');

const STAGING = 'restoring';
const REPLACED = 'replaced';

export interface DataFile {
  /** In a backup, after `data/`: the same on every system. */
  name: string;
  /** Where it lies. */
  path: string;
}

/**
 * @param folder the data folder
 * @param part the spool, or all but it: a request that is brought into the database meanwhile is in
 *   both parts of a backup when the spool is read before the tables, and in neither when it is not
 */
export async function* dataFiles(folder: string, part: 'spool' | 'rest'): AsyncGenerator<DataFile> {
  for (const kept of KEPT) {
    const root = path.join(folder, kept);
    if (!existsSync(root)) continue;
    if (kept === 'auth-secret') {
      if (part === 'rest') yield { name: kept, path: root };
      continue;
    }
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const name = toArchive(path.relative(folder, file));
      if (!entry.isFile() || UNFINISHED.test(name)) continue;
      if (SPOOL.test(name) === (part === 'spool')) yield { name, path: file };
    }
  }
}

/** Files of a backup beside the data folder's own, until they take their places. */
export class StagedFiles {
  readonly #folder: string;
  readonly #moved: [from: string, to: string][] = [];

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param folder the data folder, whose lock the caller holds */
  static async in(folder: string): Promise<StagedFiles> {
    const staged = new StagedFiles(folder);
    await staged.clear();
    return staged;
  }

  /**
   * @param name of an entry that begins with `data/`
   * @returns whether it may lie in a data folder
   */
  async add(name: string, bytes: Buffer): Promise<boolean> {
    const file = name.slice(DATA.length);
    if (!PORTABLE.test(file)) return false;
    const target = path.join(this.#folder, STAGING, fromArchive(file));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600, flush: true });
    return true;
  }

  /** @returns whether a file of this path in the data folder is staged */
  has(file: string): boolean {
    return existsSync(path.join(this.#folder, STAGING, file));
  }

  /** Puts them in their places; what lay there is kept until `clear`. */
  async swapIn(): Promise<void> {
    await mkdir(path.join(this.#folder, REPLACED), { recursive: true, mode: 0o700 });
    for (const name of [...KEPT, ...REBUILT]) {
      // A backup without a secret is of a shop that had its own elsewhere: the one here stays.
      if (name === 'auth-secret' && !this.has(name)) continue;
      await this.#move(name, path.join(REPLACED, name));
      await this.#move(path.join(STAGING, name), name);
    }
  }

  /** Takes `swapIn` back. */
  async swapBack(): Promise<void> {
    for (const [from, to] of this.#moved.splice(0).toReversed()) await rename(to, from);
  }

  /** Removes what is not in its place. */
  async clear(): Promise<void> {
    for (const name of [STAGING, REPLACED]) {
      await rm(path.join(this.#folder, name), { recursive: true, force: true });
    }
  }

  async #move(from: string, to: string): Promise<void> {
    const [source, target] = [path.join(this.#folder, from), path.join(this.#folder, to)];
    if (!existsSync(source)) return;
    await rename(source, target);
    this.#moved.push([source, target]);
  }
}
