import { expect, test } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});

/** As browsers give a folder: two entries at a time, and none at the end. */
function folderEntry(entries: readonly object[]) {
  const left = [...entries];
  return {
    isFile: false,
    isDirectory: true,
    createReader: () => ({
      readEntries: (done: (some: object[]) => void) => done(left.splice(0, 2)),
    }),
  };
}

/** What of a drop is read. */
const dropOf = (entries: readonly (object | null)[], files: File[] = []) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer;

test('a dropped folder gives all files in it, those of folders below it too @sheet.images', async () => {
  const below = folderEntry([fileEntry('d.jpg')]);
  const folder = folderEntry([fileEntry('a.jpg'), fileEntry('b.jpg'), fileEntry('c.jpg'), below]);
  const files = await droppedFiles(dropOf([fileEntry('prices.csv'), folder]));
  expect(files.map(({ name }) => name)).toEqual(['prices.csv', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
});

test('where a browser knows no entries, the files are taken as they are @sheet.images', async () => {
  const file = new File(['x'], 'prices.csv');
  expect(await droppedFiles(dropOf([null], [file]))).toEqual([file]);
});
