import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isKnownMigration } from '#db/migration-state.ts';
import { errorCode, fileProblem, StartError } from '../start-error.ts';
import {
  counted,
  countEntry,
  HEADER,
  headerSchema,
  ROW_COUNTS,
  rowCountsSchema,
  VERSION,
  type Contents,
  type Entry,
  type Header,
  type RowCounts,
} from './format.ts';

/**
 * No entry of a valid backup is as large: an image has 4 MB at most, and `ROWS_AT_ONCE` rows 100 MB, because a row holds
 * at most what two requests of 256 KB sent (an edit, before and after), each twice as long in JSON within JSON. The
 * number of entries, rows and tables has no limit.
 */
export const MAX_ENTRY_BYTES = 128 * 1024 * 1024;

/** An open backup file. It is read twice, and the file of that name may be replaced in between. */
export interface Archive {
  file: string;
  handle: FileHandle;
}

/** @throws StartError when it cannot be read */
export async function openArchive(file: string): Promise<Archive> {
  try {
    return { file, handle: await open(file, 'r') };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * @yields its entries, one at a time
 * @throws StartError when it cannot be read, is not a gzipped tar file, or is truncated
 */
export async function* readEntries({ file, handle }: Archive): AsyncGenerator<Entry> {
  const tar = extract();
  const bytes = handle.createReadStream({ start: 0, autoClose: false });
  const read = pipeline(bytes, createGunzip(), tar);
  // `tar` reports the error to the loop below.
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, size, type } = entry.header;
      if (size > MAX_ENTRY_BYTES || type !== 'file') throw damaged(file);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name, bytes: Buffer.concat(chunks) };
    }
    await read;
  } catch (error) {
    throw error instanceof StartError ? error : unreadable(file, error);
  } finally {
    tar.destroy();
  }
}

/**
 * Reads a backup to its end.
 * @param take receives each entry before later ones are read, and returns whether it counts
 * @throws StartError when it is not a backup, damaged, truncated or of a newer version; what `take`
 *   throws
 */
export async function verifyBackup(
  archive: Archive,
  take: (entry: Entry) => Promise<boolean>,
): Promise<Header & Contents> {
  const contents: Contents = { rows: {}, files: 0, images: 0 };
  let header: Header | undefined;
  let expected: RowCounts = {};
  for await (const entry of readEntries(archive)) {
    header ??= readHeader(archive.file, entry);
    if (entry.name === ROW_COUNTS) expected = readRowCounts(archive.file, entry);
    if (await take(entry)) countEntry(contents, entry);
  }
  if (!header) throw damaged(archive.file);
  assertAllRows(archive.file, contents, expected);
  return { ...header, ...contents };
}

function readHeader(file: string, { name, bytes }: Entry): Header {
  const header = headerSchema.safeParse(name === HEADER ? parsed(bytes) : null);
  if (!header.success) throw new StartError(`${file} is no backup of this shop.`);
  const { version, migration } = header.data;
  if (version <= VERSION && isKnownMigration(migration)) return header.data;
  throw new StartError(`${file} was made by a newer version of this project: update it first.`);
}

function readRowCounts(file: string, { bytes }: Entry): RowCounts {
  const counts = rowCountsSchema.safeParse(parsed(bytes));
  if (!counts.success) throw damaged(file);
  return counts.data;
}

/** Somebody may have taken a table out of the file. */
function assertAllRows(file: string, { rows }: Contents, expected: RowCounts): void {
  for (const [table, count] of Object.entries(expected)) {
    const found = rows[table] ?? 0;
    if (found >= count) continue;
    throw new StartError(
      `${file} holds ${found === 0 ? 'none' : found} of the ${counted(count, 'row', 'rows')} of "${table}".`,
    );
  }
}

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}

function damaged(file: string): StartError {
  return new StartError(`${file} is no whole backup: it is damaged, cut off, or something else.`);
}

function unreadable(file: string, error: unknown): StartError {
  const code = errorCode(error);
  // An error of the disk; all others come from unpacking.
  const isOfDisk = code !== undefined && /^E[A-Z]+$/.test(code);
  return isOfDisk
    ? new StartError(`${file} cannot be read: ${fileProblem(error)}.`)
    : damaged(file);
}
