/** Deletes mail files that name a request, whoever their recipient is: a digest names many. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A base64 part of a mail (RFC 2045). */
const BASE64 = /(?:^[\w+/]{2,76}={0,2}\r?\n)+/gm;

/**
 * @param raw mail as sent
 * @param words in ASCII, such as references
 * @returns whether its text contains one of them, in any encoding
 */
export function mailNames(raw: string, words: readonly string[]): boolean {
  // Quoted-printable may break lines anywhere.
  const joined = raw.replaceAll(/=\r?\n/g, '');
  const decoded = (raw.match(BASE64) ?? []).map((part) => Buffer.from(part, 'base64').toString());
  return [joined, ...decoded].some((text) => words.some((word) => text.includes(word)));
}

/**
 * Deletes files of mails that name one of these requests.
 * @returns their number
 * @throws when a file cannot be read or deleted
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
    // The folder is created with the first mail.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
