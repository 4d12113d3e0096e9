import { expect, test } from 'vitest';
import type { SheetLine, SheetOutcome } from '#contracts/catalog/sheets.ts';
import { bytesOf, rowsToStore } from './use-store.ts';

const lineOf = (line: number, outcome: SheetOutcome, after: SheetLine['after'] = {}) => ({
  line,
  outcome,
  id: null,
  version: null,
  name: '',
  before: {},
  after,
});

test('of a row that changes only what finds it and what differs is sent, of a new one all @sheet.store', () => {
  const file = {
    fields: ['name', 'price', 'tags', 'slug', 'id'],
    rows: [
      { line: 2, cells: ['Chair', '3', 'a', 'chair', ''] },
      { line: 3, cells: ['Table', '4', 'b', 'table', ''] },
      { line: 4, cells: ['Tent', 'x', 'c', 'tent', ''] },
      { line: 5, cells: ['Lamp', '5', 'd', '', ''] },
    ],
  };
  const changed = lineOf(2, 'changed', { price: '$3.00' });
  const others = [lineOf(3, 'unchanged'), lineOf(4, 'refused')];
  expect(rowsToStore(file, [changed, ...others])).toEqual({
    fields: ['price', 'slug', 'id'],
    rows: [{ line: 2, cells: ['3', 'chair', ''] }],
  });
  expect(rowsToStore(file, [changed, ...others, lineOf(5, 'created')])).toEqual({
    fields: file.fields,
    rows: [
      { line: 2, cells: [null, '3', null, 'chair', ''] },
      { line: 5, cells: ['Lamp', '5', 'd', '', ''] },
    ],
  });
});

test('a file is as large as its bytes, of which a letter may have more than one @sheet.store', () => {
  expect(bytesOf({ a: 'b' })).toBe('{"a":"b"}'.length);
  expect(bytesOf({ a: 'é—😀' })).toBe('{"a":""}'.length + 2 + 3 + 4);
});
