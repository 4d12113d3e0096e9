/** Uploaded images of a backup: each is what its name says, and none that the shop uses is missing. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { media } from '#db/schema.ts';
import { fromArchive } from '#local/backup/data-files.ts';
import { takeBackup } from '#local/backup/take-backup.ts';
import { ArchiveWriter } from '#local/backup/write-archive.ts';
import { uploadedImagePath } from '#site/paths.ts';
import { keptFiles } from '../../support/backed-up-folder.ts';
import { postgres } from '../../support/backends.ts';
import { useBackupFolder } from '../../support/backup-folder.ts';
import { entriesOf, restoreInto } from '../../support/backup.ts';
import { dump } from '../../support/dump.ts';
import { TEST_HOST } from '../../support/host.ts';
import { addCategory, addItem } from '../../support/rows.ts';

const { inFolder, open } = useBackupFolder();
const IMAGES = 'blobs/entries/local/site%3Amedia';
const [shown, unused] = ['an image that an item shows', 'an image that nothing shows'];
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const entryOf = (content: string) => `data/${IMAGES}/${hashOf(content)}`;
let source: Database;
let target: Database;

beforeEach(async () => {
  [source, target] = [await open(postgres), await open(postgres)];
  for (const content of [shown, unused]) {
    await source
      .insert(media)
      .values({ url: uploadedImagePath(hashOf(content)), width: 1, height: 1 });
    await keep(content, content);
  }
  const category = await addCategory(source, { name: 'With an upload' });
  await addItem(source, category, { images: [uploadedImagePath(hashOf(shown))] });
});

/** Puts an image into the data folder of the source. */
async function keep(named: string, content: string): Promise<void> {
  const file = inFolder('source', fromArchive(`${IMAGES}/${hashOf(named)}`));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

const take = () =>
  takeBackup(inFolder('shop.tar.gz'), {
    db: source,
    dataFolder: inFolder('source'),
    now: new Date(),
  });

/** Takes a backup, and packs it again. @param change returns an entry's name and content; nothing leaves it out */
async function repacked(
  change: (name: string, bytes: Buffer) => [string, Buffer | string] | undefined,
): Promise<void> {
  await take();
  const archive = new ArchiveWriter(inFolder('repacked.tar.gz'));
  for (const { name, bytes } of await entriesOf(inFolder('shop.tar.gz'))) {
    const changed = change(name, bytes);
    if (changed) await archive.add(...changed);
  }
  await archive.finish();
}

const restore = (mayBeIncomplete: boolean, file = 'repacked.tar.gz') =>
  restoreInto(inFolder(file), target, {
    dataFolder: inFolder('target'),
    host: TEST_HOST,
    mayBeIncomplete,
  });

async function expectRefused(words: RegExp): Promise<void> {
  const before = await dump(target);
  await expect(restore(false)).rejects.toThrow(words);
  expect(await dump(target)).toEqual(before);
  expect(keptFiles(inFolder('target'))).toEqual({});
}

const contentsOf = (folder: string) =>
  Object.values(keptFiles(inFolder(folder)))
    .map((hex) => Buffer.from(hex, 'hex').toString())
    .toSorted();

test.each([
  ['one that an item shows', shown, 1],
  ['one that nothing shows', unused, 0],
])(
  'an image that was altered is refused, and left out where that is asked for: %s @backup.restore',
  async (_which, image, missingImages) => {
    await repacked((name, bytes) => [name, name === entryOf(image) ? 'altered' : bytes]);
    await expectRefused(
      /repacked\.tar\.gz holds an uploaded image that is damaged or was altered\. .* add --incomplete\. Nothing was changed\.$/,
    );
    expect(await restore(true)).toMatchObject({ missingImages, images: 1, files: 1 });
    expect(contentsOf('target')).toEqual([image === shown ? unused : shown]);
  },
);

test('another image under a name in capital letters is refused @backup.restore', async () => {
  await repacked((name, bytes) => [
    name === entryOf(unused) ? `data/${IMAGES}/${hashOf(shown).toUpperCase()}` : name,
    bytes,
  ]);
  await expectRefused(/holds an uploaded image that is damaged or was altered/);
});

test('an image that the shop uses and is not there is refused, and told where that is asked for @backup.restore', async () => {
  await repacked((name, bytes) => (name === entryOf(shown) ? undefined : [name, bytes]));
  await expectRefused(
    /repacked\.tar\.gz lacks 1 uploaded image that the shop uses\. .* add --incomplete\. Nothing was changed\.$/,
  );
  expect(await restore(true)).toMatchObject({ missingImages: 1, images: 1 });
  expect(contentsOf('target')).toEqual([unused]);
});

test('an image that nothing uses may be missing @backup.restore', async () => {
  await repacked((name, bytes) => (name === entryOf(unused) ? undefined : [name, bytes]));
  expect(await restore(false)).toMatchObject({ missingImages: 0, images: 1 });
  expect(contentsOf('target')).toEqual([shown]);
});

test('an image that is damaged in the data folder is not in a backup @backup.complete', async () => {
  await keep(unused, 'cut o');
  expect(await take()).toMatchObject({ images: 1, files: 1 });
  expect(await restore(false, 'shop.tar.gz')).toMatchObject({ missingImages: 0, images: 1 });
  expect(contentsOf('target')).toEqual([shown]);
});
