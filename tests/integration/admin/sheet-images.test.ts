/** Texts of images in a spreadsheet: in the order of the images, one for all items that show an image. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { media } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const items = sheetsOf(admin, 'item');
const [A, B] = ['a', 'b'].map((letter) => `/img/${letter.repeat(64)}.webp`) as [string, string];
const ELSEWHERE = 'https://example.com/c;d.jpg';
const fields = ['slug', 'images', 'imageAlts'];

let category: string;
let chair: RentalItemAdminView;
let stool: RentalItemAdminView;
beforeAll(async () => {
  await db()
    .insert(media)
    .values([A, B].map((url) => ({ url, width: 3, height: 2 })));
  category = (await admin.addCategory({ name: 'Chairs' })).id;
});
beforeEach(async () => {
  const imageAlts = { [A]: 'Gold; from the front', [B]: '' };
  chair = await admin.addItem(category, { images: [A, ELSEWHERE, B], imageAlts });
  stool = await admin.addItem(category, { images: [A] });
});

test('are exported in the order of the images, and change nothing when they come back @sheet.same @sheet.alts', async () => {
  const file = await items.read();
  // Items of one name are in no order.
  const row = file.rows.find((cells) => cells.includes(chair.slug));
  const cellOf = (field: string) => row?.[file.fields.indexOf(field)];
  expect(cellOf('imageAlts')).toBe('"Gold; from the front"; ""; ""');
  const lines = await items.lines(file);
  expect(lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
});

test('are changed with the images that the file gives, and taken back @sheet.alts @sheet.undo', async () => {
  const file = { fields, rows: [[chair.slug, `${B}; ${A}`, 'A stack; Gold']] };
  const [line] = await items.lines(file);
  expect(line).toMatchObject({
    outcome: 'changed',
    before: { imageAlts: ['Gold; from the front', '', ''] },
    after: { images: [B, A], imageAlts: ['A stack', 'Gold'] },
  });
  const body = await items.bodyToStore(file);
  await admin.read('POST', items.path, body);
  // After a lost answer, though another item shows the image too.
  await admin.read('POST', items.path, body);
  expect((await admin.readItem(chair.id)).imageAlts).toEqual({ [A]: 'Gold', [B]: 'A stack' });
  expect(await admin.readItem(stool.id)).toMatchObject({ imageAlts: { [A]: 'Gold' }, version: 2 });
  expect((await items.undo(body.batchId)).left).toEqual([]);
  expect(await admin.readItem(chair.id)).toMatchObject({
    images: chair.images,
    imageAlts: chair.imageAlts,
  });
});

test('are given to new items @sheet.alts', async () => {
  const file = {
    fields: ['name', 'categoryId', 'shortDescription', 'images', 'imageAlts'],
    rows: [['Bench', 'Chairs', 'A bench', B, 'A long bench']],
  };
  await items.store(file);
  const { rows } = await items.read('?q=bench');
  expect(rows[0]).toContain('A long bench');
});

test.each([
  ['A; B; C; D', 'There are more descriptions than images'],
  ['A; B', 'Image 2 is on another site, so its description can’t be kept. Leave it out: ""'],
  ['x'.repeat(301), 'Please use at most 300 characters'],
])('are refused: %s @sheet.alts', async (cell, reason) => {
  const [line] = await items.lines({
    fields: ['slug', 'imageAlts'],
    rows: [[chair.slug, cell]],
  });
  expect(line).toMatchObject({ outcome: 'refused', refused: { imageAlts: reason } });
});
