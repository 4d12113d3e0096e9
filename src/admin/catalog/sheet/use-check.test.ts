import { expect, test } from 'vitest';
import type { SheetLine } from '#contracts/catalog/sheets.ts';
import { withNamesakes } from './use-check.ts';

const lineOf = (line: number, fields: Partial<SheetLine>): SheetLine => ({
  line,
  outcome: 'created',
  id: null,
  version: null,
  name: 'Chair',
  before: {},
  after: {},
  ...fields,
});

test('a new row with the name of an earlier row is warned of, each once @sheet.create', () => {
  const lines = [
    lineOf(2, {}),
    lineOf(3, { name: 'CHAIR' }),
    lineOf(4, { warnings: ['namesake'] }),
    lineOf(5, { id: 'a', outcome: 'changed', name: 'Chair', after: { name: 'Stool' } }),
    lineOf(6, { name: 'Stool' }),
    lineOf(7, { id: 'b', outcome: 'changed' }),
    lineOf(8, { name: 'Table', outcome: 'refused' }),
    lineOf(9, { name: 'Table' }),
  ];
  const warned = withNamesakes(lines).filter(({ warnings }) => warnings?.includes('namesake'));
  expect(warned.map(({ line }) => line)).toEqual([3, 4, 6]);
  expect(warned.every(({ warnings }) => warnings?.length === 1)).toBe(true);
});
