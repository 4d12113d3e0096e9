import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_LENGTH } from './limits.ts';
import { freeSlug, slugFromName } from './slug.ts';

test.each([
  ['Gold Chiavari Chair', 'gold-chiavari-chair'],
  ['Round Table (60 inch)', 'round-table-60-inch'],
  ['  Satin   Linen  ', 'satin-linen'],
  ['Table – 8 ft', 'table-8-ft'],
  ['A - B', 'a-b'],
  ['L.O.V.E. Letters!', 'love-letters'],
  ['20×40 Tent', '20-40-tent'],
  ['Black/White Floor', 'black-white-floor'],
  ['A–B', 'a-b'],
  ['A—B − C', 'a-b-c'],
  ['1.5 Gallon', '1-5-gallon'],
  ['½ Barrel', '1-2-barrel'],
  ['1½″ Ribbon', '1-1-2-ribbon'],
  ['2⅝ in. Pipe', '2-5-8-in-pipe'],
  ['Salt&Pepper, Red,White', 'salt-pepper-red-white'],
  ['set_of+4', 'set-of-4'],
  ['1,000 Lights', '1000-lights'],
  ['/Gold/', 'gold'],
  ['Tab\tand\nline', 'tab-and-line'],
  ['Café', 'cafe'],
  ['Décor Arch', 'decor-arch'],
  ['Świąteczny Łuk', 'swiateczny-luk'],
  ['Weiße Tür', 'weisse-tur'],
  ['Smørbrød Đỏ', 'smorbrod-do'],
  ['(Gold) -', 'gold'],
  ['- Gold', 'gold'],
  ['祝', ''],
  ['', ''],
])('%j becomes %j @admin.slug', (name, slug) => {
  expect(slugFromName(name)).toBe(slug);
});

test('a slug that is taken or reserved gets the first number that is free @admin.slug', () => {
  const taken = new Set(['chair', 'chair-2', 'chair-4']);
  expect(freeSlug('table', 'item', taken)).toBe('table');
  expect(freeSlug('chair', 'item', taken)).toBe('chair-3');
  expect(freeSlug('chair', 'item', new Set(['chair']))).toBe('chair-2');
  expect(freeSlug('', 'item', taken)).toBe('item');
  expect(freeSlug('con', 'item', taken)).toBe('con-2');
  const long = 'a'.repeat(MAX_LENGTH.slug);
  expect(freeSlug(long, 'item', new Set([long]))).toBe(`${long.slice(0, -2)}-2`);
});

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', 'B', '7', ' ', '-', '.', '/', '×', ',', 'é'),
    maxLength: 300,
  }),
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
