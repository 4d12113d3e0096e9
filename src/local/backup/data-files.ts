/** The irreplaceable files of the data folder besides the embedded database. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DATA } from './format.ts';

/** Paths in the data folder. */
const SECRET = 'auth-secret';
const FOLDERS = ['blobs', 'mail'];
/** Derived from data that a restore replaces; rebuilt by the next start. */
const REBUILT = 'site';
/** Spooled requests, in the layout of Netlify's blob server. */
const SPOOL = /^blobs\/[^/]+\/[^/]+\/[^/]*inquiry-spool\//;
/** Temporary files: see `blob-host.ts` and `server/atomic-file.ts`. */
const UNFINISHED = /(?:^|\/)\.[^/]*$|\.tmp$/;
/** Valid names in a backup, without path traversal. */
const PORTABLE = /^(?:auth-secret|(?:blobs|mail)(?:\/(?!\.{1,2}(?:\/|$))[^/\\:\0]+)+)$/;

/** Stores are named `site:media`; `site%3Amedia` on Windows, where file names have no colon. */
const toArchive = (file: string) => file.split(path.sep).join('/').replaceAll(':', '%3A');
const fromArchive = (name: string) =>
  process.platform === 'win32' ? name : name.replaceAll('%3A', ':');

const STAGING = 'restoring';
const REPLACED = 'replaced';

export interface DataFile {
  /** In a backup, after `data/`: the same on every system. */
  name: string;
  /** On disk. */
  path: string;
}

/**
 * @param folder the data folder
 * @param part the spool, or all but it. Read the spool before the tables: a request moved into the
 *   database meanwhile is then in both parts of the backup instead of neither
 */
export async function* dataFiles(folder: string, part: 'spool' | 'rest'): AsyncGenerator<DataFile> {
  const secret = path.join(folder, SECRET);
  if (part === 'rest' && existsSync(secret)) yield { name: SECRET, path: secret };
  for (const root of FOLDERS.map((name) => path.join(folder, name)).filter(existsSync)) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const name = toArchive(path.relative(folder, file));
      if (!entry.isFile() || UNFINISHED.test(name)) continue;
      if (SPOOL.test(name) === (part === 'spool')) yield { name, path: file };
    }
  }
}

/** Restored files, staged next to their final places. */
export class StagedFiles {
  readonly #folder: string;
  readonly #moved: [from: string, to: string][] = [];

  /** @param folder the data folder, whose lock the caller holds */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name of an entry that begins with `data/`
   * @returns whether the name is allowed in a data folder
   */
  async add(name: string, bytes: Buffer): Promise<boolean> {
    const file = name.slice(DATA.length);
    if (!PORTABLE.test(file)) return false;
    const target = path.join(this.#folder, STAGING, fromArchive(file));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600, flush: true });
    return true;
  }

  /** Whether the secret that encrypts second factors is among them. */
  get hasSecret(): boolean {
    return existsSync(path.join(this.#folder, STAGING, SECRET));
  }

  /** Moves the files to their places; the previous ones are kept until `clear`. */
  async swapIn(): Promise<void> {
    await mkdir(path.join(this.#folder, REPLACED), { recursive: true, mode: 0o700 });
    // A backup without a secret is from a shop that stored it elsewhere: keep the one here.
    for (const name of [...(this.hasSecret ? [SECRET] : []), ...FOLDERS, REBUILT]) {
      await this.#move(name, path.join(REPLACED, name));
      await this.#move(path.join(STAGING, name), name);
    }
  }

  /** Undoes `swapIn`. */
  async swapBack(): Promise<void> {
    for (const [from, to] of this.#moved.splice(0).toReversed()) await rename(to, from);
  }

  /** Removes staged and previous files, also those of a restore that was killed. */
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
