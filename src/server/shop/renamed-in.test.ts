import { expect, test } from 'vitest';
import { renamedIn } from './renamed-in.ts';

test('items that change slugs with each other are renamed at the same time, each with its own options @settings.follow', () => {
  const point = (item: string, option: string) => ({ x: 1, item, option });
  const value = { entries: [point('a', 'Red'), point('b', 'Red'), point('c', 'Red')], note: 'a' };
  const renames = new Map([
    ['a', { slug: 'b', options: new Map([['Red', 'Crimson']]) }],
    ['b', { slug: 'a', options: new Map() }],
  ]);
  expect(renamedIn(value, renames)).toEqual({
    entries: [point('b', 'Crimson'), point('a', 'Red'), point('c', 'Red')],
    note: 'a',
  });
});

test('what fits no schema stays as it was saved @settings.follow @settings.invalid', () => {
  const value = { entries: [{ item: 7, option: null, items: 'a' }, null, 'a'], chairs: 'a' };
  expect(renamedIn(value, new Map([['a', { slug: 'b', options: new Map() }]]))).toEqual(value);
});
