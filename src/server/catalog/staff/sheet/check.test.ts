import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheet, sheetText } from '#admin/catalog/sheet/read-sheet.ts';
import { SHEET_FIELDS } from '#contracts/catalog/sheets.ts';
import { csvOf } from '#domain/csv.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { changedBy, createdBy } from './check.ts';
import { ITEM_SHEET, type DescribedItem } from './item-sheet.ts';
import { CATEGORY_SHEET, PACKAGE_SHEET } from './kinds.ts';
import { namesOf } from './names.ts';

const CATEGORIES = ['chairs', 'Chairs', 'linens', 'Décor; “old”'].map((name, index) => ({
  id: `0198f2a0-0000-7000-8000-00000000000${index}`,
  // The name of one is the slug of another.
  slug: index === 0 ? 'first' : `chairs${'-2'.repeat(index - 1)}`,
  name,
  deletedAt: null,
}));
const ITEMS = ['Sash', 'sash', '=Tent', 'Gold | chair', '"Quoted"', 'In the trash'].map(
  (name, index) => ({
    id: `0198f2a0-0000-7000-8000-0000000001${index}0`,
    slug: `item-${index}`,
    name,
    deletedAt: index === 5 ? new Date() : null,
  }),
);
const context = {
  categories: namesOf(CATEGORIES),
  items: namesOf(ITEMS),
  hasDecimalCommas: false,
  takesFiles: false,
};

/** What people write, and what tells cells, rows, entries and formulas apart. */
const words = fc.oneof(
  fc.constantFrom('', ' ', '=1+1', "'=1", '-5', '@x', '90" round', 'a, b; c', 'x | y: z', 'é\r\nü'),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.toWellFormed()),
  fc.stringMatching(/^[a-zé;,|:"'\n -]{0,10}$/),
);
const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { maxLength: 4 });
const idOf = (all: readonly { id: string }[]) => fc.constantFrom(...all.map(({ id }) => id));
const days = fc.option(fc.integer({ min: 0, max: 30 }));
const cents = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => amount / 100);
const pieces = fc.integer({ min: 0, max: 1_000_000 });

const addresses = fc.constantFrom('/a.jpg', 'https://example.com/b;c|d');

/** An item as any version may have stored it. */
const stored = fc.record({
  name: words,
  slug: words,
  categoryId: idOf(CATEGORIES),
  price: fc.oneof(words, fc.constantFrom('$0.00', '$1,250.00', '12.5', 'Call us', '12,50')),
  unit: fc.constantFrom(...ITEM_UNITS),
  availability: pieces,
  options: list(
    fc.record(
      { name: words, price: cents, owned: pieces, image: fc.oneof(words, addresses) },
      { requiredKeys: ['name', 'price'] },
    ),
  ),
  isActive: fc.boolean(),
  isPublished: fc.boolean(),
  isFeatured: fc.boolean(),
  shortDescription: words,
  fullDescription: words,
  description: words,
  images: list(words),
  imageAlts: list(words),
  tags: list(words),
  colors: list(words),
  dimensions: words,
  materials: words,
  specifications: fc.dictionary(words, words, { maxKeys: 4 }),
  goesWith: list(idOf(ITEMS)),
  parts: list(
    fc.record({ itemId: idOf(ITEMS), option: words, quantity: fc.integer({ min: 1, max: 99 }) }),
  ),
  daysBefore: days,
  daysAfter: days,
  turnaround: days,
  seoTitle: words,
  seoDescription: words,
  seoKeywords: words,
});

/** @returns the cells of a row that went out to a file and came back from it */
function through(fields: Readonly<Record<string, unknown>>): Map<string, string | null> {
  const names = SHEET_FIELDS.item;
  const cells = names.map((name) => ITEM_SHEET.columns[name]?.write(fields[name], context) ?? 'id');
  const headings = Object.fromEntries(names.map((name) => [name, name]));
  const bytes = new TextEncoder().encode(`\uFEFF${csvOf([names, cells])}`);
  const [row] = readSheet(sheetText(bytes), headings).rows;
  return new Map(names.map((name, index) => [name, row?.cells[index] ?? null]));
}

describe('an item that went out to a file and came back', () => {
  test('is as it was, whatever an older version stored @sheet.same', () => {
    fc.assert(
      fc.property(stored, (fields) => {
        // The fields alone are looked at.
        const row = { ...fields, id: 'id' } as unknown as DescribedItem;
        expect(changedBy(ITEM_SHEET, through(fields), { row, context })).toEqual({
          after: {},
          refused: {},
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is the same in a shop that has none, as far as its form takes it @sheet.create', () => {
    let taken = 0;
    fc.assert(
      fc.property(stored, (fields) => {
        const values = {
          ...fields,
          price: '$12.50',
          images: ['/a.jpg', 'https://example.com/b;c'],
        };
        const result = ITEM_SHEET.form.safeParse({
          ...values,
          name: 'Chair',
          shortDescription: 'A',
          slug: '',
          version: 1,
        });
        fc.pre(result.success);
        taken += 1;
        const { version: _seen, ...clean } = result.data as DescribedItem & { version: number };
        // No text at all is an empty cell.
        if (clean.imageAlts.every((alt) => alt === '')) clean.imageAlts = [];
        expect(createdBy(ITEM_SHEET, through(clean), context)).toEqual({
          after: clean,
          refused: {},
        });
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});

describe('an amount', () => {
  const priceOf = (cell: string, hasDecimalCommas: boolean) =>
    createdBy(ITEM_SHEET, new Map([['price', cell]]), { ...context, hasDecimalCommas }).after[
      'price'
    ];
  test.each([
    ['12,5', '$12.50'],
    ['12,50', '$12.50'],
    ['$12,50', '$12.50'],
    ['1.250', '$1,250.00'],
    ['1.250,5', '$1,250.50'],
    ['12.50', '$12.50'],
    ['1,250.00', '$1,250.00'],
  ])('in a file with semicolons: %s is %s @sheet.read', (cell, price) => {
    expect(priceOf(cell, true)).toBe(price);
  });

  test('with a comma is refused in any other, as by the form @sheet.check @items.price', () => {
    expect(priceOf('12,50', false)).toBeUndefined();
    expect(priceOf('1,250', false)).toBe('$1,250.00');
  });
});

describe('an option without a bar', () => {
  const optionsOf = (cell: string) => createdBy(ITEM_SHEET, new Map([['options', cell]]), context);

  test.each([
    ['Pocket-folded by our crew - 1.95', 'Pocket-folded by our crew | 1.95'],
    ['Flat | 1.25; Pocket-folded: $2', 'Pocket-folded | 2'],
    ['Round – 1,25', 'Round | 1.25'],
    ['Round $18', 'Round | 18'],
    ['Round = USD 1,250.00', 'Round | 1250.00'],
  ])('that has its price in its name is refused: %s @sheet.options', (cell, example) => {
    const { after, refused } = optionsOf(cell);
    expect(after).not.toHaveProperty('options');
    expect(refused['options']).toBe(`Separate name and price by |, as in “${example}”`);
  });

  test.each([
    'Table - 60 inch',
    'Size 10',
    'Pocket-folded',
    'Round 1.50',
    'Table - 60',
    'Round - 18.50 | 20.00',
    'Round - 18.50 | 0',
  ])('that has an honest name, or a price, is taken: %s @sheet.options', (cell) => {
    const { after, refused } = optionsOf(cell);
    expect(refused['options']).toBeUndefined();
    expect(after['options']).toMatchObject([{ name: cell.split(' | ')[0] }]);
  });
});

test('what two have is no name of either: the slug is @sheet.file', () => {
  const { find, label } = namesOf(CATEGORIES);
  expect(CATEGORIES.map(({ id }) => label(id))).toEqual([
    'first',
    'Chairs',
    'linens',
    'Décor; “old”',
  ]);
  expect(find('CHAIRS')).toBe(CATEGORIES[1]?.id);
  expect(find('nothing')).toBeUndefined();
});

test('a spreadsheet has a column for each field of a form @sheet.file', () => {
  for (const { form, fields, columns } of [ITEM_SHEET, CATEGORY_SHEET, PACKAGE_SHEET]) {
    const own = Object.keys(form.shape).filter((name) => name !== 'version');
    expect([...fields].toSorted()).toEqual([...own, 'id', 'version'].toSorted());
    expect(Object.keys(columns).toSorted()).toEqual(own.toSorted());
  }
});
