import { expect, test } from 'vitest';
import { blockSchema, NO_END, type StockTakenView } from '#contracts/stock/view.ts';
import { blockInputOf, blockValues, typedBlock } from './block-values.ts';

const piece = { itemId: '0198f2a0-0000-4000-8000-000000000001', option: 'Kids' };
const first = { quantity: undefined, day: '2027-06-26', note: '' };
const typed = { ...blockValues(undefined, first), reason: 'repair' };
const problemsOf = (quantity: string) =>
  blockSchema.safeParse(typedBlock({ ...typed, quantity }, piece)).error?.issues ?? [];

test.each([
  ['20 pcs', 20],
  ['100.00', 100],
  ['1,358', 1_358],
])('%j blocks %i pieces @stock.block', (quantity, count) => {
  expect(problemsOf(quantity)).toEqual([]);
  expect(typedBlock({ ...typed, quantity }, piece).quantity).toBe(count);
});

test.each([
  ['1.5', 'Please enter a whole number'],
  ['', 'Please enter a whole number'],
  ['-3', 'Please enter a whole number'],
  ['2 dozen', 'Please enter a whole number'],
  ['0', 'Please enter how many'],
  ['100000', 'Please enter at most 9999'],
])('%j is refused at its field: %s @stock.block', (quantity, message) => {
  expect(problemsOf(quantity)).toMatchObject([{ path: ['quantity'], message }]);
});

test.each(['2027-06-30', NO_END])(
  'a block until %s that is opened and saved stays as it is',
  (free) => {
    const stored = {
      id: 'b',
      option: 'Kids',
      quantity: 3,
      out: '2027-06-26',
      free,
      reason: 'repair',
      note: 'Legs',
    } as StockTakenView;
    expect(typedBlock(blockValues(stored, first), piece)).toEqual(
      blockInputOf(piece.itemId, stored),
    );
  },
);
