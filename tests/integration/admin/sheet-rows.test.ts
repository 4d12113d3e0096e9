import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { catalogEdits, rentalItems } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { sheetsOf } from '../../support/sheets.ts';

const db = useDatabase();
const admin = useAdmin(db);
const items = sheetsOf(admin, 'item');

let linens: CategoryAdminView;
let chairs: CategoryAdminView;
beforeAll(async () => {
  linens = await admin.addCategory({ name: 'Linens' });
  chairs = await admin.addCategory({ name: 'Chairs; gold' });
});

describe('a row', () => {
  test('that nothing is like is created as a new form would create it @sheet.create', async () => {
    const fields = ['name', 'categoryId', 'shortDescription', 'options', 'images', 'isFeatured'];
    const rows = [
      [
        'Café chair',
        'chairs; gold',
        'A chair',
        'Kids | 3 | 12 | /a.jpg; Adults | 4.5',
        '/a.jpg',
        '',
      ],
      ['Café chair', chairs.slug, 'Another', '', '', 'Yes'],
    ];
    expect(await items.lines({ fields, rows })).toMatchObject([
      { outcome: 'created', id: null, after: { price: '$0.00', isPublished: true } },
      { outcome: 'created' },
    ]);
    const { batchId, written } = await items.store({ fields, rows });
    expect(written).toBe(2);
    // As a file without ID and slug is, the second time.
    expect(await items.lines({ fields, rows: [['CAFÉ chair', '', '', '', '', '']] })).toMatchObject(
      [{ outcome: 'refused', warnings: ['namesake'] }],
    );
    const [first, second] = await admin.read<RentalItemAdminView[]>(
      'GET',
      `${ADMIN_API_PATHS.rentalItems}?q=caf%C3%A9%20chair&sort=name`,
    );
    const created = [first, second].toSorted((a, b) =>
      (a?.slug ?? '').localeCompare(b?.slug ?? ''),
    );
    expect(created).toMatchObject([
      {
        slug: 'cafe-chair',
        categoryId: chairs.id,
        options: [
          { name: 'Kids', price: 3, owned: 12, image: '/a.jpg' },
          { name: 'Adults', price: 4.5 },
        ],
        images: ['/a.jpg'],
        isFeatured: false,
        isActive: true,
      },
      { slug: 'cafe-chair-2', isFeatured: true },
    ]);
    expect(await items.undo(batchId)).toEqual({ undone: 2, left: [] });
    expect((await admin.readItem(first?.id ?? '')).deletedAt).not.toBeNull();
  });

  test('has its ID, unless something that was erased has a history under it @sheet.create @history.kept', async () => {
    const fields = ['id', 'name', 'categoryId', 'shortDescription'];
    const erased = await admin.addItem(linens.id, { name: 'Erased' });
    await db().delete(rentalItems).where(eq(rentalItems.id, erased.id));
    const other = crypto.randomUUID();
    const rows = [erased.id, other].map((id) => [id, `Of ${id}`, 'Linens', 'A runner']);
    await items.store({ fields, rows });
    expect(await admin.readItem(other)).toMatchObject({ name: `Of ${other}` });
    const [again] = await admin.read<RentalItemAdminView[]>(
      'GET',
      `${ADMIN_API_PATHS.rentalItems}?q=${erased.id}`,
    );
    expect(again).toMatchObject({ name: `Of ${erased.id}`, version: 1 });
    expect(again?.id).not.toBe(erased.id);
    const kept = await db().select().from(catalogEdits).where(eq(catalogEdits.entityId, erased.id));
    expect(kept).toMatchObject([{ version: 1, after: { name: 'Erased' } }]);
  });

  test('that changes a price beside options says what visitors pay @sheet.check', async () => {
    const options = [{ name: 'Kids', price: 3 }];
    const item = await admin.addItem(chairs.id, { name: 'Bench', price: '5', options });
    const warningsOf = async (fields: string[], cells: string[]) => {
      const lines = await items.lines({ fields: ['id', ...fields], rows: [[item.id, ...cells]] });
      return lines.map(({ outcome, warnings }) => [outcome, warnings]);
    };
    expect(await warningsOf(['price'], ['6'])).toEqual([['changed', ['price-beside-options']]]);
    expect(await warningsOf(['price'], ['5'])).toEqual([['unchanged', undefined]]);
    expect(await warningsOf(['price', 'options'], ['6', 'Kids | 4'])).toEqual([
      ['changed', undefined],
    ]);
  });

  test('is refused with line, field and reason @sheet.check', async () => {
    const gone = await admin.addItem(linens.id, { name: 'Gone' });
    const kept = await admin.addItem(linens.id, { name: 'Kept' });
    await admin.read('DELETE', `${ADMIN_API_PATHS.rentalItems}/${gone.id}?version=1`);
    const fields = [
      'id',
      'slug',
      'name',
      'categoryId',
      'isActive',
      'availability',
      'images',
      'parts',
    ];
    const row = (id: string, slug: string, ...rest: string[]) => [id, slug, 'Kept', ...rest];
    const lines = await items.lines({
      fields,
      rows: [
        row(gone.id, '', 'Linens', 'Yes', '1', '', ''),
        row(kept.id, '', 'Nowhere', 'perhaps', 'a few', 'chair.jpg', 'Nothing | 2'),
        row(kept.id, '', 'Linens', 'Yes', '1', '', ''),
        row('', 'new-one', 'Linens', 'Yes', '1', '', 'Kept | 1'),
        row('', 'new-one', 'Linens', 'Yes', '1', '', ''),
        row('', 'index', 'Linens', 'Yes', '1', '', ''),
        row('', 'UPPER', 'Linens', 'Yes', '1', '', ''),
      ],
    });
    expect(lines.map(({ line, refused }) => [line, refused])).toEqual([
      [2, { id: 'This is in the trash. Restore it first.' }],
      [
        3,
        {
          categoryId:
            'There is no category “Nowhere”, or more than one. Use its slug, or add it first.',
          isActive: 'Please enter Yes or No',
          availability: 'Please enter a whole number',
          images:
            'Please drop the file “chair.jpg”, or enter an address that begins with https:// or /',
          parts: 'There is no item “Nothing”, or more than one. Use its slug, or add it first.',
        },
      ],
      [4, { id: 'Row 3 is about the same one' }],
      [5, { shortDescription: 'Short description is required' }],
      [
        6,
        {
          shortDescription: 'Short description is required',
          slug: 'Row 5 has the same slug',
        },
      ],
      [
        7,
        {
          shortDescription: 'Short description is required',
          slug: 'The slug “index” is reserved',
        },
      ],
      [
        8,
        {
          shortDescription: 'Short description is required',
          slug: 'Please use lowercase letters, digits, and single hyphens only',
        },
      ],
    ]);
  });

  test('of a file that waits to be uploaded is good in the check alone @sheet.images', async () => {
    const { slug } = await admin.addItem(linens.id, { name: 'Imaged' });
    const file = { fields: ['slug', 'images'], rows: [[slug, '/file-to-upload/a.jpg']] };
    expect(await items.lines(file)).toMatchObject([{ outcome: 'changed' }]);
    const body = await items.bodyToStore(file);
    expect((await admin.ask('POST', items.path, body)).status).toBe(400);
  });
});
