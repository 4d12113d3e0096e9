/**
 * Format of a backup: a gzipped tar file, which standard tools can read.
 * - `backup.json`, first: format, and migration of its tables
 * - `data/…`: files of the data folder, uploaded images among them
 * - `tables/<name>/<number>.jsonl`: rows (`db/backup/rows.ts`), below a line with the names of
 *   columns
 * - `sequences.json`: values of sequences
 * - `rows.json`: number of rows, by table that has any; missing in backups of earlier versions
 *
 * The checksum and length of gzip show whether a file is whole. Version 1 also ended with
 * `end.json`, which is not read anymore.
 */
import { z } from 'zod';

export interface Entry {
  name: string;
  bytes: Buffer;
}

export const HEADER = 'backup.json';
export const SEQUENCES = 'sequences.json';
export const ROW_COUNTS = 'rows.json';
export const DATA = 'data/';
export const TABLES = 'tables/';

/** Raise it when the previous version of the code cannot read the format. */
export const VERSION = 2;

export const headerSchema = z.object({
  format: z.literal('woodward-backup'),
  version: z.int(),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Name of the last migration of the database. */
  migration: z.string(),
});
export type Header = z.output<typeof headerSchema>;

export const sequencesSchema = z.record(z.string(), z.string().regex(/^-?\d{1,19}$/));

export const rowCountsSchema = z.record(z.string(), z.int().check(z.nonnegative()));
export type RowCounts = z.output<typeof rowCountsSchema>;

export interface Contents {
  /** Rows, by table. */
  rows: Record<string, number>;
  /** Files of the data folder. */
  files: number;
  /** Uploaded images among the files. */
  images: number;
}

export function headerOf(migration: string, now: Date): Header {
  return { format: 'woodward-backup', version: VERSION, madeAt: now.toISOString(), migration };
}

export function countEntry(contents: Contents, entry: Entry): void {
  const table = tableOf(entry.name);
  if (table !== undefined) {
    contents.rows[table] = (contents.rows[table] ?? 0) + linesOf(entry).length - 1;
  }
  if (entry.name.startsWith(DATA)) contents.files += 1;
  // Images of `server/media/store.ts`, in the layout of Netlify's blob server.
  if (/^data\/blobs\/entries\/[^/]+\/[^/]*media\//.test(entry.name)) contents.images += 1;
}

export function tableOf(name: string): string | undefined {
  return /^tables\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
}

/** @returns the lines of an entry with rows: names of columns, then rows */
export function linesOf({ bytes }: Entry): string[] {
  return bytes.toString('utf8').trimEnd().split('\n');
}

/** Names that tables had in earlier versions. */
const FORMER_TABLES: Record<string, string> = { inquiries: 'leads' };

const WORDS = [
  ['rental_items', 'rental item', 'rental items'],
  ['categories', 'category', 'categories'],
  ['service_packages', 'package', 'packages'],
  ['inquiries', 'request', 'requests'],
  ['staff', 'person of the staff', 'people of the staff'],
] as const;

export function contentsInWords({ rows, images }: Contents): string {
  const count = (table: string) => rows[table] ?? rows[FORMER_TABLES[table] ?? ''] ?? 0;
  const parts = WORDS.map(([table, singular, plural]) => counted(count(table), singular, plural));
  return `${parts.join(', ')} and ${counted(images, 'uploaded image', 'uploaded images')}`;
}

export function counted(count: number, singular: string, plural: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
