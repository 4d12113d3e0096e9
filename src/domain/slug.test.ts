import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LENGTH } from './limits.ts';
import { slugFromName } from './slug.ts';

test.each([
  ['Gold Chiavari Chair', 'gold-chiavari-chair'],
  ['Round Table (60 inch)', 'round-table-60-inch'],
  ['  Satin   Linen  ', 'satin-linen'],
  ['Table – 8 ft', 'table-8-ft'],
  ['A - B', 'a-b'],
  ['L.O.V.E. Letters!', 'love-letters'],
  ['Tab\tand\nline', 'tab-and-line'],
  ['Café', 'caf'],
  ['(Gold) -', 'gold'],
  ['- Gold', 'gold'],
  ['祝', ''],
  ['', ''],
])('%j becomes %j @admin.slug', (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '-', '.', 'é'), maxLength: 300 }),
);

test('is empty or valid for the database', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugFromName(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(MAX_LENGTH.slug);
    }),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(slugFromName(slugFromName(name))).toBe(slugFromName(name));
    }),
  );
});
