import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { errorCode, fileProblem, StartError } from '../start-error.ts';
import {
  END,
  endSchema,
  HEADER,
  headerSchema,
  tableOf,
  Tally,
  type Contents,
  type Header,
} from './format.ts';

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** Far above our entries: images and hundreds of rows are a few MB. */
const MAX_ENTRY_BYTES = 128 * 1024 * 1024;

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
 * Reads a backup to its end and compares its contents with `end.json`.
 * @param take receives each entry before later ones are verified
 * @throws StartError when it is not a backup, damaged, truncated or of a newer version; what `take`
 *   throws
 */
export async function verifyBackup(
  archive: Archive,
  take: (entry: Entry) => Promise<void>,
): Promise<Header & Contents> {
  const { file } = archive;
  const tally = new Tally();
  let header: Header | undefined;
  let end: unknown;
  for await (const entry of readEntries(archive)) {
    if (end !== undefined) throw damaged(file);
    header ??= readHeader(file, entry);
    if (entry.name === END) {
      end = parsed(entry);
      continue;
    }
    tally.entry(entry.name, entry.bytes);
    const table = tableOf(entry.name);
    if (table !== undefined) tally.rows(table, linesOf(entry).length - 1);
    await take(entry);
  }
  const said = endSchema.safeParse(end);
  const found = tally.end();
  if (!header || !said.success || !isDeepStrictEqual(said.data, found)) throw damaged(file);
  return { ...header, ...found };
}

/** @returns the lines of an entry: names of columns, then rows */
export function linesOf({ bytes }: Entry): string[] {
  return bytes.toString('utf8').trimEnd().split('\n');
}

function readHeader(file: string, entry: Entry): Header {
  const content = entry.name === HEADER ? parsed(entry) : undefined;
  const header = headerSchema.safeParse(content);
  if (header.success) return header.data;
  const isOurs = headerSchema.shape.format.safeParse(
    (content as Partial<Header> | undefined)?.format,
  ).success;
  throw new StartError(
    isOurs
      ? `${file} was made by a newer version of this project: update it first.`
      : `${file} is no backup of this shop.`,
  );
}

function parsed({ bytes }: Entry): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function damaged(file: string): StartError {
  return new StartError(
    `${file} is no whole backup: it is damaged, cut off, or something else. Nothing was changed.`,
  );
}

function unreadable(file: string, error: unknown): StartError {
  const code = errorCode(error);
  // An error of the disk; all others come from unpacking.
  const isOfDisk = code !== undefined && /^E[A-Z]+$/.test(code);
  return isOfDisk
    ? new StartError(`${file} cannot be read: ${fileProblem(error)}.`)
    : damaged(file);
}
