/** Mails kept as files that name a request, whoever they went to: a digest names many. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A part of a mail in base64 (RFC 2045). */
const BASE64 = /(?:^[\w+/]{2,76}={0,2}\r?\n)+/gm;

/**
 * @param raw of a mail
 * @param words in ASCII, such as references
 * @returns whether its text has one of them, in whichever encoding
 */
export function mailNames(raw: string, words: readonly string[]): boolean {
  // Quoted-printable breaks lines anywhere.
  const joined = raw.replaceAll(/=\r?\n/g, '');
  const decoded = (raw.match(BASE64) ?? []).map((part) => Buffer.from(part, 'base64').toString());
  return [joined, ...decoded].some((text) => words.some((word) => text.includes(word)));
}

/**
 * Removes files of mails that name one of these requests.
 * @returns how many
 * @throws when a file cannot be read or removed
 */
export async function removeMailsAbout(
  folder: string,
  references: readonly string[],
): Promise<number> {
  let count = 0;
  for (const name of await filesOf(folder)) {
    const file = path.join(folder, name);
    if (!name.endsWith('.eml') || !mailNames(await readFile(file, 'utf8'), references)) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Before the first mail there is no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
