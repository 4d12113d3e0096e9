import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#domain/csv.ts';
import { CATEGORY_KIND } from '../categories/category-form-values.ts';
import { ITEM_KIND } from '../items/item-form-values.ts';
import { PACKAGE_KIND } from '../packages/package-form-values.ts';
import { readSheet, SheetFault, sheetText } from './read-sheet.ts';
import { headingsOf } from './sheet-of.ts';
import { SHEET } from './texts.ts';

const HEADINGS = headingsOf({ kind: 'item', labels: ITEM_KIND.labels });
const read = (text: string) => readSheet(text, HEADINGS);
const faultOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof SheetFault) return error.message;
  }
  return '';
};

test('no two columns of a kind have one heading @sheet.file', () => {
  for (const [kind, { labels }] of [
    ['category', CATEGORY_KIND],
    ['item', ITEM_KIND],
    ['package', PACKAGE_KIND],
  ] as const) {
    const headings = Object.values(headingsOf({ kind, labels }));
    expect(new Set(headings.map((each) => each.toLowerCase())).size).toBe(headings.length);
    expect(headings.filter((each) => each === SHEET.id)).toEqual([SHEET.id]);
  }
});

describe('a file', () => {
  const cell = fc.oneof(
    fc.constantFrom('', ' ', 'a;b', '"', '""', "'=1", '=1', '-', 'é – 90"', 'a\nb', 'a\r\nb', '\t'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });

  test('that was exported is read as it was written @sheet.read @sheet.same', () => {
    fc.assert(
      fc.property(rows, (written) => {
        fc.pre(written.every((row) => row.some((each) => each.trim() !== '')));
        const file = read(csvOf([['Name', 'Price', 'ID'], ...written]));
        expect(file.rows.map(({ cells }) => cells)).toEqual(written);
      }),
    );
  });

  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  test.each([
    [',', '\r\n'],
    [';', '\n'],
    ['\t', '\r'],
    [';', '\r\n'],
  ])('with %j between cells and %j between rows is read @sheet.read', (sign, end) => {
    fc.assert(
      fc.property(rows, (written) => {
        fc.pre(written.every((row) => row.some((each) => each.trim() !== '')));
        const lines = written.map((row) => row.map(quoted).join(sign));
        const file = read([`price${sign}NOTES${sign}Name`, ...lines, ''].join(end));
        expect(file).toMatchObject({ fields: ['price', 'name'], unknown: ['NOTES'] });
        expect(file.hasDecimalCommas).toBe(sign === ';');
        expect(file.rows).toHaveLength(written.length);
      }),
    );
  });

  test('keeps the numbers of its rows, and passes over empty ones @sheet.read', () => {
    const file = read('Name;Price\n"Two\nlines";12,50\n;\n Chair ;"3"\n');
    expect(file.rows).toEqual([
      { line: 2, cells: ['Two\nlines', '12,50'] },
      { line: 4, cells: [' Chair ', '3'] },
    ]);
    expect(read('sep=;\r\nName;Price\r\nChair;3').rows).toEqual([
      { line: 2, cells: ['Chair', '3'] },
    ]);
    expect(read('Name,Price,Slug\nChair').rows).toEqual([
      { line: 2, cells: ['Chair', null, null] },
    ]);
  });

  test('with a row that is no row of it says which @sheet.read', () => {
    expect(read('Name,Price\nTable, round,12\nChair,3').faults).toEqual([
      { line: 2, reason: SHEET.tooManyCells },
    ]);
    expect(faultOf('Name,Price\nChair,"3\nTable,4')).toMatch(/^Row 2: a quotation mark/);
    expect(faultOf('Name,Price,name\nChair,3,x')).toBe(SHEET.columnTwice('Name'));
    expect(faultOf('What,How much\nChair,3')).toMatch(/^None of the headings/);
    expect(faultOf('Name,Price\n,\n')).toBe(SHEET.noRows);
    expect(faultOf(`Name\n${'Chair\n'.repeat(10_001)}`)).toBe(SHEET.tooManyRows(10_000));
  });
});

test('text is read in whichever letters a spreadsheet writes @sheet.read', () => {
  const bytes = (...all: number[]) => new Uint8Array(all);
  expect(sheetText(new TextEncoder().encode('\uFEFFNäme'))).toBe('Näme');
  expect(sheetText(bytes(0x4e, 0xe4, 0x6d, 0x65))).toBe('Näme');
  expect(sheetText(bytes(0xff, 0xfe, 0x4e, 0, 0xe4, 0))).toBe('Nä');
  expect(sheetText(bytes(0xfe, 0xff, 0, 0x4e, 0, 0xe4))).toBe('Nä');
  expect(() => sheetText(bytes(0x50, 0x4b, 3, 4))).toThrow(SHEET.workbook);
});

test('ten thousand rows are read @sheet.many', () => {
  const row = ['Chair; gold', '12.50', 'A "fine" chair, with a cushion. '.repeat(10)];
  const text = csvOf([
    ['Name', 'Price', 'Short description'],
    ...Array.from({ length: 10_000 }, () => row),
  ]);
  expect(read(text).rows).toHaveLength(10_000);
});
