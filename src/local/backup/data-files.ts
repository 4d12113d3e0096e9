/** The irreplaceable files of the data folder besides the embedded database. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths in the data folder. */
export const SECRET = 'auth-secret';
export const FOLDERS = ['blobs', 'mail'] as const;
/** Spooled requests, in the layout of Netlify's blob server. */
const SPOOL = /^blobs\/[^/]+\/[^/]+\/[^/]*inquiry-spool\//;
/** Temporary files: see `blob-host.ts` and `server/base/atomic-file.ts`. */
const UNFINISHED = /(?:^|\/)\.[^/]*$|\.tmp$/;
/** Valid names in a backup, without path traversal. */
const PORTABLE = /^(?:auth-secret|(?:blobs|mail)(?:\/(?!\.{1,2}(?:\/|$))[^/\\:\0]+)+)$/;

/** Stores are named `site:media`; `site%3Amedia` on Windows, where file names have no colon. */
const toArchive = (file: string) => file.split(path.sep).join('/').replaceAll(':', '%3A');
export function fromArchive(name: string): string {
  return process.platform === 'win32' ? name : name.replaceAll('%3A', ':');
}

/**
 * @param folder the data folder
 * @param url address of an uploaded image
 * @returns whether the folder has it, in the layout of Netlify's blob server
 */
export function hasImage(folder: string, url: string): boolean {
  const hash = path.posix.basename(url, '.webp');
  const entry = fromArchive(`blobs/entries/local/site%3Amedia/${hash}`);
  return existsSync(path.join(folder, entry));
}

/** Longest part of a path that file systems allow. */
const MAX_PART_BYTES = 255;

/** @returns whether a file of a backup, named without `data/`, may be put into a data folder */
export function isPortable(file: string): boolean {
  const isShort = (part: string) => Buffer.byteLength(fromArchive(part)) <= MAX_PART_BYTES;
  return PORTABLE.test(file) && file.split('/').every(isShort);
}

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
