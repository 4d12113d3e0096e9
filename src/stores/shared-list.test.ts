import { expect, test } from 'vitest';
import type { WishlistLine } from '#domain/wishlist.ts';
import { shareAddress, sharedList } from './shared-list.ts';

const line: WishlistLine = {
  id: 'a',
  option: '108 inch',
  name: 'Satin Linen “Ivory” (108 inch)',
  price: '$18.00',
  image: '/media/linen.jpg',
  quantity: 12,
};

const fragmentOf = (list: WishlistLine[]) => new URL(shareAddress(list, 'https://a.example')).hash;

test('a list travels in an address', () => {
  expect(sharedList(fragmentOf([line]))).toEqual([line]);
});

test('the address needs no escaping', () => {
  const list = Array.from({ length: 40 }, (_, index) => ({ ...line, id: `item-${index}` }));
  expect(shareAddress(list, 'https://a.example')).toMatch(/^https:\/\/a\.example\/#list=[\w-]+$/);
});

test.each(['', '#list=', '#list=%%%', '#list=eyJhIjox', '#book=design-premium'])(
  'takes %j for no list',
  (fragment) => {
    expect(sharedList(fragment)).toBeNull();
  },
);

test('leaves out pictures of other sites', () => {
  const images = [
    'https://evil.example/pixel.gif',
    '//evil.example/pixel.gif',
    'javascript:alert(1)',
  ];
  for (const image of images) {
    expect(sharedList(fragmentOf([{ ...line, image }]))).toEqual([{ ...line, image: '' }]);
  }
});
