/** The irreplaceable files of the data folder besides the embedded database. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../start-error.ts';

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

/** Uploaded images, in the layout of Netlify's blob server. */
const IMAGES = 'blobs/entries/local/site%3Amedia/';
/** Capital letters too: some file systems take them for the same name. */
const IMAGE = new RegExp(`^${IMAGES}([0-9a-f]{64})$`, 'i');

/**
 * @param name of a file in a backup, without `data/`
 * @returns false for an uploaded image that is damaged or was altered: its name is the SHA-256 of its content
 */
export function isIntact(name: string, bytes: Buffer): boolean {
  const hash = IMAGE.exec(name)?.[1];
  return hash === undefined || hash === createHash('sha256').update(bytes).digest('hex');
}

/** @param url address of an uploaded image. @returns its name in a backup, without `data/` */
export function imageName(url: string): string {
  return IMAGES + path.posix.basename(url, '.webp');
}

/** @returns whether a data folder has the image, undamaged */
async function hasImage(folder: string, url: string): Promise<boolean> {
  const name = imageName(url);
  try {
    return isIntact(name, await readFile(path.join(folder, fromArchive(name))));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @returns how many of the images a data folder lacks, or has damaged; holds one in memory at a time */
export async function countMissing(folder: string, urls: readonly string[]): Promise<number> {
  let missing = 0;
  for (const url of urls) if (!(await hasImage(folder, url))) missing += 1;
  return missing;
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
