import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { ServicePackageAdminView } from '#contracts/catalog/service-packages.ts';
import type { EditView } from '#contracts/history/edits.ts';
import { rentalItems } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { redirectsOf } from '../../support/redirects.ts';
import { addItem, uniqueSlug } from '../../support/rows.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const items = sheetsOf(admin, 'item');
const categories = sheetsOf(admin, 'category');
const packages = sheetsOf(admin, 'package');
const readCategory = (id: string) =>
  admin.read<CategoryAdminView>('GET', `${ADMIN_API_PATHS.categories}/${id}`);

let linens: CategoryAdminView;
let chairs: CategoryAdminView;
beforeAll(async () => {
  linens = await admin.addCategory({ name: 'Linens' });
  chairs = await admin.addCategory({ name: 'Chairs; gold' });
});

describe('a file that was exported', () => {
  test('changes nothing, whatever is stored @sheet.same', async () => {
    const part = await admin.addItem(linens.id, {
      name: 'Sash, “blush”; satin',
      options: [
        { name: '6" | wide', price: 0.5 },
        { name: '8"', price: 12, owned: 40 },
        { name: '10"', price: 14, image: 'https://example.com/a;b|c.jpg' },
      ],
      images: ['https://example.com/a;b|c.jpg'],
    });
    await admin.addItem(chairs.id, {
      name: '=HYPERLINK("https://example.com")',
      price: '0',
      tags: ['a, b', ' "c"', 'd; e'],
      colors: ['Öl', '-navy'],
      fullDescription: 'Line one\n\n- two; "three"\n+four',
      specifications: { 10: 'b', 2: 'a', 'Set-up: day': '10:30', Care: '' },
      images: ['/media/a,b.jpg', 'https://example.com/c;d.jpg'],
      goesWith: [part.id],
      parts: [{ itemId: part.id, option: '8"', quantity: 2 }],
      daysBefore: 2,
    });
    // As older versions stored it, which no form takes anymore.
    await addItem(db(), linens.id, {
      name: '  Spaced  ',
      price: 'Call us, from 12 or so',
      shortDescription: '',
      images: ['not an address'],
      tags: [''],
      seoTitle: 'x'.repeat(300),
    });
    await admin.addItem(linens.id, { name: 'Two of a name', slug: 'first' });
    await admin.addItem(linens.id, { name: 'Two of a name', goesWith: [part.id] });
    for (const sheets of [items, categories]) {
      const lines = await sheets.lines(await sheets.read());
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    }
    await admin.addPackage({ features: ['Prints, many', 'Props; and more'], startingPrice: 99.5 });
    const [line] = await packages.lines(await packages.read());
    expect(line).toMatchObject({ outcome: 'unchanged', after: {} });
  });

  test('has the rows that the list shows @sheet.file', async () => {
    const { rows } = await items.read(`?category=${linens.id}&q=blush`);
    expect(rows.map(([name]) => name)).toEqual(['Sash, “blush”; satin']);
  });
});

describe('a price list', () => {
  const fields = ['name', 'price', 'slug'];

  test('changes what it names and nothing else, in one batch that one press takes back @sheet.check @sheet.store @sheet.undo', async () => {
    const runner = await admin.addItem(linens.id, { name: 'Runner', price: '12', tags: ['old'] });
    const napkin = await admin.addItem(linens.id, { name: 'Napkin', price: '1' });
    const file = {
      fields,
      hasDecimalCommas: true,
      rows: [
        ['Runner', '13,5', runner.slug],
        ['Napkin', '$1', napkin.slug],
      ],
    };
    const lines = await items.lines(file);
    expect(lines).toMatchObject([
      {
        line: 2,
        outcome: 'changed',
        id: runner.id,
        version: 1,
        before: { price: '$12.00' },
        after: { price: '$13.50' },
      },
      { line: 3, outcome: 'unchanged', after: {} },
    ]);
    expect(await admin.readItem(runner.id)).toMatchObject({ price: '$12.00', version: 1 });

    const body = await items.bodyToStore(file);
    const answer = { batchId: body.batchId, written: 1 };
    expect(await admin.read('POST', items.path, body)).toEqual(answer);
    // After a lost answer.
    expect(await admin.read('POST', items.path, body)).toEqual(answer);
    expect(await admin.readItem(runner.id)).toMatchObject({
      price: '$13.50',
      tags: ['old'],
      version: 2,
    });
    const [edit] = await admin.read<EditView[]>(
      'GET',
      `${ADMIN_API_PATHS.rentalItems}/${runner.id}/history`,
    );
    expect(edit).toMatchObject({ batchId: body.batchId, changes: [{ field: 'price' }] });

    expect(await items.undo(body.batchId)).toEqual({ undone: 1, left: [] });
    expect(await admin.readItem(runner.id)).toMatchObject({ price: '$12.00', version: 3 });
    expect(await db().select({ cents: rentalItems.priceCents }).from(rentalItems)).toContainEqual({
      cents: 1200,
    });
  });

  test('leaves what an older version stored, and judges what it changes @sheet.check', async () => {
    const slug = uniqueSlug();
    const id = await addItem(db(), linens.id, { slug, price: 'a fiver', shortDescription: '' });
    const rows = [['Old thing', 'a fiver', slug]];
    expect(await items.lines({ fields, rows })).toMatchObject([
      { outcome: 'changed', after: { name: 'Old thing' } },
    ]);
    await items.store({ fields, rows });
    expect(await admin.readItem(id)).toMatchObject({ name: 'Old thing', price: 'a fiver' });
    const [line] = await items.lines({ fields, rows: [['', '12.345', slug]] });
    expect(line).toMatchObject({
      line: 2,
      outcome: 'refused',
      refused: { name: 'Name is required', price: 'Please enter a price such as 12.50' },
    });
  });

  test('is stored whole or not at all @sheet.store', async () => {
    const one = await admin.addItem(linens.id, { name: 'Overlay', price: '5' });
    const two = await admin.addItem(linens.id, { name: 'Cover', price: '6' });
    const file = {
      fields,
      rows: [
        ['Overlay', '7', one.slug],
        ['Cover', '8', two.slug],
      ],
    };
    const bad = await items.bodyToStore({
      fields,
      rows: [
        ['Overlay', '7', one.slug],
        ['Cover', 'cheap', two.slug],
      ],
    });
    const refused = await admin.ask('POST', items.path, bad);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Row 3');
    const body = await items.bodyToStore(file);
    await items.store({ fields, rows: [['Cover', '9', two.slug]] });
    expect((await admin.ask('POST', items.path, body)).status).toBe(409);
    expect(await admin.readItem(one.id)).toMatchObject({ price: '$5.00', version: 1 });
  });
});

test('a row of an older file says that it takes back what was edited since @sheet.edited-since', async () => {
  const edited = await admin.addItem(linens.id, { name: 'Edited', images: ['/media/a.jpg'] });
  const same = await admin.addItem(linens.id, { name: 'Same' });
  const file = await items.read(`?category=${linens.id}`);
  await items.store({ fields: ['images', 'slug'], rows: [['', edited.slug]] });
  const warnings = async (sent: typeof file) =>
    (await items.lines(sent))
      .filter(({ id }) => id === edited.id || id === same.id)
      .map(({ outcome, warnings: told }) => [outcome, told]);
  expect(await warnings(file)).toEqual([
    ['changed', ['edited-since']],
    ['unchanged', undefined],
  ]);
  // Without the column, as in a file that was exported by an earlier version.
  const kept = file.fields.map((field) => field !== 'version');
  const older = {
    fields: file.fields.filter((_field, index) => kept[index]),
    rows: file.rows.map((cells) => cells.filter((_cell, index) => kept[index])),
  };
  expect((await warnings(older))[0]).toEqual(['changed', undefined]);
  // From another shop, whose rows have other ids and versions of their own.
  const id = file.fields.indexOf('id');
  const foreign = file.rows.map((cells) => cells.with(id, crypto.randomUUID()));
  expect((await warnings({ ...file, rows: foreign }))[0]).toEqual(['changed', undefined]);
  // What changes anyway, from the newest export, is no news.
  const newest = await items.read(`?category=${linens.id}`);
  const price = newest.fields.indexOf('price');
  const dearer = newest.rows.map((cells) => cells.with(price, '99.00'));
  expect(await warnings({ ...newest, rows: dearer })).toEqual([
    ['changed', undefined],
    ['changed', undefined],
  ]);
});

describe('categories and packages', () => {
  test('are created in order, moved with their pages, and taken back @sheet.store @sheet.undo', async () => {
    const tents = await admin.addCategory({ name: 'Tents' });
    const item = await admin.addItem(tents.id, { name: 'Frame tent', slug: 'frame' });
    const { batchId, written } = await categories.store({
      fields: ['id', 'slug', 'name', 'turnaround'],
      rows: [
        [tents.id, 'marquees', 'Marquees', '3'],
        ['', '', 'Lights', ''],
        ['', '', 'Lamps', ''],
      ],
    });
    expect(written).toBe(3);
    expect(await readCategory(tents.id)).toMatchObject({ slug: 'marquees', turnaround: 3 });
    expect(await redirectsOf(db(), '/rental-services/tents')).toMatchObject({
      '/rental-services/tents/frame': '/rental-services/marquees/frame',
    });
    const all = await admin.read<CategoryAdminView[]>('GET', ADMIN_API_PATHS.categories);
    expect(all.slice(-3).map(({ name }) => name)).toEqual(['Marquees', 'Lights', 'Lamps']);
    const lights = all.find(({ name }) => name === 'Lights');
    await admin.addItem(lights?.id ?? '', { name: 'Lamp' });
    expect(await categories.undo(batchId)).toEqual({ undone: 2, left: ['Lights'] });
    expect(await readCategory(tents.id)).toMatchObject({ slug: 'tents', turnaround: null });
    expect((await admin.readItem(item.id)).category).toBe('tents');
  });

  test('of packages keep two decimals and one feature a line @sheet.store', async () => {
    const fields = ['name', 'serviceType', 'startingPrice', 'description', 'features'];
    const rows = [['Gala', 'Photo Booth', '1,200.5', 'All night', 'Prints\r\nProps, many\r\n']];
    const { batchId } = await packages.store({ fields, rows });
    const all = await admin.read<ServicePackageAdminView[]>('GET', ADMIN_API_PATHS.servicePackages);
    expect(all.find(({ name }) => name === 'Gala')).toMatchObject({
      serviceType: 'photo_booth',
      startingPrice: '1200.50',
      features: ['Prints', 'Props, many'],
    });
    expect(await packages.undo(batchId)).toEqual({ undone: 1, left: [] });
  });
});
