import { expect, test } from 'vitest';
import { faultsSchema } from '#contracts/stock/goods.ts';
import { schemaFaults } from '../../form/field-faults.ts';
import { faultValues, typedFaults, type Noted } from './fault-values.ts';

const problemsOf = (noted: Noted) => schemaFaults(faultsSchema.safeParse(noted).error);

test('noted pieces are read as they are shown, an empty count as none @goods.tick', () => {
  const noted = { missing: 2, damaged: 0, note: 'Legs' };
  expect(typedFaults(faultValues(noted))).toEqual(noted);
});

test.each([
  ['2 pcs', 2],
  ['100.00', 100],
  ['1,358', 1_358],
  [' ', 0],
])('%j is %i pieces @goods.tick', (missing, count) => {
  const noted = typedFaults({ missing, damaged: '', note: '' });
  expect(noted.missing).toBe(count);
  expect(problemsOf(noted)).toEqual({});
});

test.each(['1.5', '-2', 'a few', '2 dozen'])(
  '%j is refused, not read as another count @goods.tick',
  (damaged) => {
    const noted = typedFaults({ missing: '1', damaged, note: '' });
    expect(problemsOf(noted)).toEqual({ damaged: 'Please enter a whole number' });
  },
);

test('more pieces than can be noted are refused at their field @goods.tick', () => {
  const noted = typedFaults({ missing: '100000', damaged: '', note: '' });
  expect(Object.keys(problemsOf(noted))).toEqual(['missing']);
});
