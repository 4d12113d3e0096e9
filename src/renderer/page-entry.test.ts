import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyWith, pageEntry } from './page-entry.ts';

const key = (props: unknown, slug = 'a') => pageEntry({ params: { slug }, props }).cacheKey;

test('passes on params and props unchanged', () => {
  const page = { params: { slug: 'a' }, props: { item: { price: '5' } } };
  expect(pageEntry(page)).toMatchObject(page);
});

test('the key changes with the data only', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(key(structuredClone(one))).toBe(key(one));
      expect(key(one) === key(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect(key({}, 'b')).not.toBe(key({}));
});

test('what every page shows is part of each key @settings.everywhere', () => {
  const shop = (phone: string) => key({ business: { phone } });
  const [one, other] = [shop('(313) 555-0142'), shop('(313) 555-0199')];
  expect(keyWith(one, key({ item: 1 }))).toBe(keyWith(one, key({ item: 1 })));
  expect(keyWith(one, key({ item: 1 }))).not.toBe(keyWith(other, key({ item: 1 })));
  expect(keyWith(one, key({ item: 1 }))).not.toBe(keyWith(one, key({ item: 2 })));
});

test.each([
  ['a map', { media: new Map([['a', 1]]) }],
  ['a set', { tags: new Set(['a']) }],
  ['a date', { at: new Date(0) }],
  ['a function', { of: () => 1 }],
])('rejects %s, whose changes JSON would lose', (_, props) => {
  expect(() => key(props)).toThrow(/is no plain data/);
});
