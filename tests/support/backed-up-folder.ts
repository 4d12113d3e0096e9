/** The data folder of a shop that is backed up: what is kept of it, and what is not. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBlobs } from '#local/blob-host.ts';
import { withStore } from '#server/base/blob-store.ts';
import { storeImage } from '#server/media/store.ts';

/** What of `fillDataFolder` is no part of a backup. */
const NOT_KEPT = {
  'host-id': 'of the old host',
  'blobs/.unfinished1': 'part of an image',
  'mail/x.eml.0.tmp': 'part of a mail',
  'site/sites.json': '[]',
  'images/resized': 'made anew',
};

/** Files of a data folder: an image, a request that waits, mails, and what is no part of a backup. */
export async function fillDataFolder(folder: string): Promise<void> {
  const files = {
    'auth-secret': 'a secret of the folder that nobody guesses',
    [`mail/${'long-name-'.repeat(15)}.eml`]: 'Subject: a mail',
    'mail/empty.eml': '',
    ...NOT_KEPT,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const blobs = await startBlobs(path.join(folder, 'blobs'));
  await storeImage('0123abcd', Buffer.from(Uint8Array.from({ length: 70_000 }, (_, i) => i)));
  await withStore('inquiry-spool', 5_000, (store) => store.set('waiting/ab12', 'a request'));
  await blobs.close();
  await writeFile(path.join(folder, 'blobs/.unfinished1'), 'part of an image');
}

/** @returns the content (hex) of each file that a backup is to bring back, by its path */
export function keptFiles(folder: string): Record<string, string> {
  const names = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !(name.split(path.sep).join('/') in NOT_KEPT));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'hex')]),
  );
}
