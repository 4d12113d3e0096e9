/** Rows of a spreadsheet that come back as they went out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheet, sheetText } from '#admin/catalog/sheet/read-sheet.ts';
import { SERVICE_TYPES } from '#contracts/catalog/public.ts';
import { csvOf } from '#domain/csv.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import type { ManyRow } from '../write-many.ts';
import { changedBy, createdBy } from './check.ts';
import { ITEM_SHEET } from './item-sheet.ts';
import { CATEGORY_SHEET, PACKAGE_SHEET, type SheetTable } from './kinds.ts';
import { CATEGORIES, context, ITEMS } from './sheet.fixtures.ts';

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

const search = { seoTitle: words, seoDescription: words, seoKeywords: words };
const rule = { daysBefore: days, daysAfter: days, turnaround: days };
const addresses = fc.constantFrom('/a.jpg', 'https://example.com/b;c|d');

// Rows as any version may have stored them.
const item = fc.record({
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
  ...rule,
  ...search,
});

const category = fc.record({
  name: words,
  slug: words,
  heading: words,
  displayOrder: fc.integer({ min: -5, max: 100_000 }),
  isActive: fc.boolean(),
  description: words,
  imageUrl: words,
  ...rule,
  ...search,
});

const servicePackage = fc.record({
  name: words,
  slug: words,
  serviceType: fc.constantFrom(...SERVICE_TYPES),
  // As the database has it.
  startingPrice: cents.map((price) => price.toFixed(2)),
  isPopular: fc.boolean(),
  isActive: fc.boolean(),
  description: words,
  features: list(words),
  images: list(words),
  image: words,
  ...search,
});

type Fields = Readonly<Record<string, unknown>>;
type Table = Pick<SheetTable<ManyRow, never>, 'fields' | 'columns'>;

/** @returns the cells of a row that went out to a file and came back from it */
function through({ fields: names, columns }: Table, fields: Fields): Map<string, string | null> {
  const cells = names.map((name) => columns[name]?.write(fields[name], context) ?? 'id');
  const headings = Object.fromEntries(names.map((name) => [name, name]));
  const bytes = new TextEncoder().encode(`\uFEFF${csvOf([names, cells])}`);
  const [row] = readSheet(sheetText(bytes), headings).rows;
  return new Map(names.map((name, index) => [name, row?.cells[index] ?? null]));
}

/**
 * Expects that a file changes nothing in the row that it was made of.
 * @param stored the columns of the row
 */
function expectSame<Row extends ManyRow, Query>(table: SheetTable<Row, Query>, stored: Fields) {
  // The columns alone are looked at.
  const row = { ...stored, id: 'id' } as unknown as Row;
  expect(changedBy(table, through(table, table.fieldsOf(row)), { row, context })).toEqual({
    after: {},
    refused: {},
  });
}

/** @returns whether the form took the fields; if so, expects that the file of a row makes the same row anew */
function expectCreated<Row extends ManyRow, Query>(table: SheetTable<Row, Query>, typed: Fields) {
  const result = table.form.safeParse({ ...typed, name: 'New', slug: '', version: 1 });
  if (!result.success) return false;
  const { version: _seen, ...clean } = result.data as Fields & { version: number };
  expect(createdBy(table, through(table, clean), context)).toEqual({ after: clean, refused: {} });
  return true;
}

describe('what went out to a file and came back', () => {
  const always = (rows: fc.Arbitrary<Fields>, isSame: (stored: Fields) => void) =>
    fc.assert(fc.property(rows, isSame), { numRuns: 500 });

  test('is as it was, whatever an older version stored @sheet.same', () => {
    always(item, (stored) => expectSame(ITEM_SHEET, stored));
    always(category, (stored) => expectSame(CATEGORY_SHEET, stored));
    always(servicePackage, (stored) => expectSame(PACKAGE_SHEET, stored));
  });

  const images = ['/a.jpg', 'https://example.com/b;c'];

  test('an item is the same in a shop that has none, as far as its form takes it @sheet.create', () => {
    let taken = 0;
    fc.assert(
      fc.property(item, (stored) => {
        // No text at all is an empty cell.
        const imageAlts = stored.imageAlts.some((alt) => alt.trim() !== '') ? stored.imageAlts : [];
        const typed = { ...stored, price: '$12.50', images, imageAlts, shortDescription: 'A' };
        taken += expectCreated(ITEM_SHEET, typed) ? 1 : 0;
      }),
      { numRuns: 1_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  test('so is a category, and a package @sheet.create', () => {
    let taken = 0;
    fc.assert(
      fc.property(category, servicePackage, (stored, sold) => {
        const typed = {
          ...stored,
          displayOrder: Math.abs(stored.displayOrder),
          imageUrl: '/a.jpg',
        };
        taken += expectCreated(CATEGORY_SHEET, typed) ? 1 : 0;
        const offered = {
          ...sold,
          startingPrice: Number(sold.startingPrice),
          description: 'A',
          images,
          image: '/a.jpg',
        };
        taken += expectCreated(PACKAGE_SHEET, offered) ? 1 : 0;
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(300);
  });
});
