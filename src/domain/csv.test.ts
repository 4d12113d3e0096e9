import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, plainCell } from './csv.ts';

/** @returns the cells of a CSV text, read by RFC 4180 */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 });

test('every cell is read as it was written, but for the apostrophe of a formula @inquiry.export', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      const back = read(csvOf(rows));
      expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [index, row] of rows.entries()) {
        for (const [at, text] of row.entries()) {
          expect([text, `'${text}`]).toContain(back[index]?.[at]);
        }
      }
    }),
  );
});

test('what was written is read again, apostrophes and signs of formulas included @sheet.file', () => {
  const text = fc.tuple(fc.stringMatching(/^['\s=+@-]{0,4}$/), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, ([start, rest]) => {
      const [[cell = ''] = []] = read(csvOf([[`${start}${rest}`]]));
      expect(plainCell(cell)).toBe(`${start}${rest}`);
    }),
  );
});

test('no cell begins as a formula, whatever was typed @inquiry.export', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '\n=', '＝', '＠');
  fc.assert(
    fc.property(start, fc.string(), (sign, rest) => {
      const [[cell = ''] = []] = read(csvOf([[`${sign}${rest}`]]));
      expect(cell).toBe(`'${sign}${rest}`);
    }),
  );
});
