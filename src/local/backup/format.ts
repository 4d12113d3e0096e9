/**
 * Format of a backup: a gzipped tar file, which standard tools can read.
 * - `backup.json`, first: format, and migration of its tables
 * - `data/…`: files of the data folder, uploaded images among them
 * - `tables/<name>/<number>.jsonl`: rows (`db/backup/rows.ts`), below a line with the names of
 *   columns
 * - `sequences.json`: values of sequences
 * - `end.json`, last: counts, and a hash of everything before; without it the file is truncated
 */
import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

export const HEADER = 'backup.json';
export const SEQUENCES = 'sequences.json';
export const END = 'end.json';
export const DATA = 'data/';
export const TABLES = 'tables/';

/** Raise it when readers of the previous version cannot read the format. */
const VERSION = 1;

export const headerSchema = z.object({
  format: z.literal('woodward-backup'),
  version: z.literal(VERSION),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Name of the last migration of the database. */
  migration: z.string(),
});
export type Header = z.output<typeof headerSchema>;

export const sequencesSchema = z.record(z.string(), z.string().regex(/^-?\d{1,19}$/));

export const endSchema = z.object({
  /** Rows, by table. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** Files of the data folder. */
  files: z.int().nonnegative(),
  /** Uploaded images among the files. */
  images: z.int().nonnegative(),
  /** SHA-256 (hex) of names and contents, in order. */
  sha256: z.string(),
});
export type End = z.output<typeof endSchema>;
export type Contents = Omit<End, 'sha256'>;

/** @returns the header of a new backup */
export function headerOf(migration: string, now: Date): Header {
  return { format: 'woodward-backup', version: VERSION, madeAt: now.toISOString(), migration };
}

/** Counts and hashes the entries of an archive. */
export class Tally {
  readonly #hash: Hash = createHash('sha256');
  readonly #contents: Contents = { rows: {}, files: 0, images: 0 };

  entry(name: string, bytes: Uint8Array): void {
    this.#hash.update(`\n${name}\n${bytes.length}\n`).update(bytes);
    if (!name.startsWith(DATA)) return;
    this.#contents.files += 1;
    if (isImage(name)) this.#contents.images += 1;
  }

  rows(table: string, count: number): void {
    const { rows } = this.#contents;
    rows[table] = (rows[table] ?? 0) + count;
  }

  /** @returns the content of `end.json`; call only once */
  end(): End {
    return { ...this.#contents, sha256: this.#hash.digest('hex') };
  }
}

/** Images of `server/media/store.ts`, in the layout of Netlify's blob server. */
function isImage(name: string): boolean {
  return /^data\/blobs\/entries\/[^/]+\/[^/]*media\//.test(name);
}

/** @returns the table of an entry with rows; undefined for another entry */
export function tableOf(name: string): string | undefined {
  return /^tables\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
}

const WORDS = [
  ['rental_items', 'rental item', 'rental items'],
  ['categories', 'category', 'categories'],
  ['service_packages', 'package', 'packages'],
  ['inquiries', 'request', 'requests'],
  ['staff', 'person of the staff', 'people of the staff'],
] as const;

/** @returns a summary of the backup's contents */
export function contentsInWords({ rows, images }: Contents): string {
  const parts = WORDS.map(([table, one, many]) => counted(rows[table] ?? 0, one, many));
  return `${parts.join(', ')} and ${counted(images, 'uploaded image', 'uploaded images')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
