import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortId } from '#domain/item-id.ts';
import { MAX_QUANTITY, MAX_WISHLIST_LINES } from '#domain/limits.ts';
import type { WishlistLine } from '#domain/wishlist.ts';
import { isLinkedOption, readWishlistLink, wishlistLink, type LinkLine } from './wishlist-link.ts';

const ORIGIN = 'https://woodward-events.example';

const LINEN: WishlistLine = {
  id: 'b3a1c0de-0000-4000-8000-0123456789ab',
  option: '108 inch',
  name: 'Satin Linen (108 inch)',
  price: '$18.00',
  image: '/media/linen.jpg',
  quantity: 160,
};

const line = fc.record({
  id: fc.uuid(),
  option: fc.oneof(fc.constant(''), fc.string({ minLength: 1, maxLength: 100 })),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
});
const lists = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: MAX_WISHLIST_LINES,
  selector: ({ id, option }) => id + option,
});
const linkOf = (list: Pick<WishlistLine, 'id' | 'option' | 'quantity'>[]) =>
  wishlistLink(
    list.map((each) => ({ ...LINEN, ...each })),
    ORIGIN,
  );
const fragmentOf = (list: Parameters<typeof linkOf>[0]) => new URL(linkOf(list)).hash;

test('a link contains items, options and quantities only @share.what', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const lines = readWishlistLink(fragmentOf(list)) as LinkLine[];
      expect(lines.map(({ short, quantity }) => [short, quantity])).toEqual(
        list.map(({ id, quantity }) => [shortId(id), quantity]),
      );
      for (const [index, { option }] of lines.entries()) {
        expect(isLinkedOption(list[index]?.option ?? '?', option)).toBe(true);
        expect(isLinkedOption(`${list[index]?.option} `, option)).toBe(false);
      }
    }),
  );
});

test('a link survives mail programs: no punctuation, below 998 characters @share.what', () => {
  fc.assert(
    fc.property(lists, (list) => {
      expect(linkOf(list)).toMatch(/^https:\/\/[\w.-]+\/#list=2\.[\w-]*[\da-f]{6}$/);
      expect(linkOf(list).length).toBeLessThan(998);
    }),
  );
});

test.each([
  [1, '', 25],
  [1, '108 inch', 29],
  [10, '108 inch', 161],
  [60, '', 654],
  [60, '108 inch', 894],
])(
  '%d lines with the option "%s" take %d characters after the address',
  (count, option, length) => {
    const list = Array.from({ length: count }, () => ({ ...LINEN, option }));
    expect(linkOf(list).length - `${ORIGIN}/`.length).toBe(length);
  },
);

test('a link that was cut off or has a changed character is broken', () => {
  fc.assert(
    fc.property(
      lists,
      fc.nat(),
      fc.constantFrom('A', 'z', '0', '-', '%', 'é'),
      (list, at, other) => {
        const fragment = fragmentOf(list);
        const start = '#list=2.'.length;
        const place = start + (at % (fragment.length - start));
        expect(readWishlistLink(fragment.slice(0, place))).toBe('broken');
        fc.pre(fragment[place] !== other);
        const mistyped = fragment.slice(0, place) + other + fragment.slice(place + 1);
        // base64's unused bits may change without changing a byte.
        const read = readWishlistLink(mistyped);
        expect(
          read === 'broken' || JSON.stringify(read) === JSON.stringify(readWishlistLink(fragment)),
        ).toBe(true);
      },
    ),
  );
});

test.each(['#list=', '#list=%%%', '#list=eyJhIjox', '#list=2.', '#list=3.AAAA', '#list=2.0000'])(
  'treats %j as a broken link',
  (fragment) => {
    expect(readWishlistLink(fragment)).toBe('broken');
  },
);

test.each(['', '#', '#list', '#book=design-premium', '#contact-title'])(
  'treats %j as not a link to a list',
  (fragment) => {
    expect(readWishlistLink(fragment)).toBeNull();
  },
);

test('never throws, whatever the address contains', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readWishlistLink(`#list=${text}`)).not.toBeNull();
      expect(readWishlistLink(`#list=2.${text}`)).not.toBeNull();
    }),
  );
});
