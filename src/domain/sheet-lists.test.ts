import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCell, readList, type ListForm } from './sheet-lists.ts';

const FORMS: Record<string, ListForm> = {
  words: { between: ';,' },
  lines: { between: '\n' },
  options: { between: ';', within: '|', parts: 3 },
  specifications: { between: ';', within: ':', parts: 2 },
};

/** Made of the signs that parts and entries are told apart by. */
const part = fc.oneof(
  fc.stringMatching(/^[a-zé";,|:\n ]{0,8}$/),
  fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => !text.includes('\r')),
);

describe.each(Object.entries(FORMS))('a list of %s in a cell', (_, form) => {
  const entry = fc
    .array(part, { minLength: 1, maxLength: form.parts ?? 1 })
    // An entry of parts begins with a name, and what is missing at its end is left out.
    .filter((parts) => form.parts === undefined || (parts[0] !== '' && parts.at(-1) !== ''));
  test('is read as it was written @sheet.file', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        expect(readList(listCell(entries, form), form)).toEqual(entries);
      }),
    );
  });
});

test('what people type is read @sheet.file', () => {
  const {
    words = { between: '' },
    options = { between: '' },
    specifications = { between: '' },
  } = FORMS;
  expect(readList('gold, ivory;  rose gold ;', words)).toEqual([
    ['gold'],
    ['ivory'],
    ['rose gold'],
  ]);
  expect(readList('90" round | 18.50; 120" round|24|6', options)).toEqual([
    ['90" round', '18.50'],
    ['120" round', '24', '6'],
  ]);
  expect(readList('Setup: 10:30 am\nWeight: 2 lb', specifications)).toEqual([
    ['Setup', '10:30 am'],
    ['Weight', '2 lb'],
  ]);
  expect(readList('  ', words)).toEqual([]);
});
