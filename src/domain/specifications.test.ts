import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specificationEntries, specificationMap } from './specifications.ts';

test('names that are numbers keep their order @item.specifications-order', () => {
  const entries: [string, string][] = [
    ['Seats', '8'],
    ['10', 'ten'],
    ['2', 'two'],
  ];
  const stored = JSON.parse(JSON.stringify(specificationMap(entries))) as Record<string, string>;
  expect(specificationEntries(stored)).toEqual(entries);
});

test('so do all others, through JSON and back @item.specifications-order', () => {
  const name = fc.oneof(
    fc.nat().map(String),
    fc.string().map((text) => text.trim()),
  );
  const entries = fc.uniqueArray(fc.tuple(name, fc.string()), { selector: ([key]) => key });
  fc.assert(
    fc.property(entries, (list) => {
      const stored = JSON.parse(JSON.stringify(specificationMap(list))) as Record<string, string>;
      expect(specificationEntries(stored)).toEqual(list);
    }),
  );
});
