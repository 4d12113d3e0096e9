import { expect, test } from 'vitest';
import { shortId } from '#domain/item-id.ts';
import { currentLine, type ListItem } from '#site/lists/list-items.ts';
import { readWishlistLink, wishlistLink, type LinkLine } from '#site/lists/wishlist-link.ts';
import { isGone, withCurrentCatalog } from './list-items.ts';
import { sharedList } from './shared-list.ts';

const CHAIR: ListItem = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Gold Chair',
  path: '/rental-services/items/chair',
  price: '$8.50',
  image: '/chair.jpg',
  options: [],
  availability: 120,
};
const LINEN: ListItem = {
  ...CHAIR,
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Satin Linen',
  path: '/rental-services/items/linen',
  price: '$16.00',
  options: [
    { name: '108 inch', price: '$18.00' },
    { name: '120 inch', price: '$20.00' },
  ],
  availability: 0,
};

const catalog = (...items: ListItem[]) => Map.groupBy(items, ({ id }) => shortId(id) ?? '');
const line = (item: ListItem, option: string, quantity: number) => ({
  ...currentLine({ ...item, options: [{ name: option, price: '$1' }] }, option),
  id: item.id,
  option,
  name: 'as it was',
  price: '$1',
  image: '/old.jpg',
  quantity,
});
const LIST = [line(CHAIR, '', 160), line(LINEN, '108 inch', 12)];
const linkOf = (list: typeof LIST) =>
  readWishlistLink(new URL(wishlistLink(list, 'https://a.example')).hash) as LinkLine[];

test('a shared list has current names, prices and images of the chosen option @share.open', () => {
  expect(sharedList(linkOf(LIST), catalog(CHAIR, LINEN))).toEqual({
    lines: [
      {
        id: CHAIR.id,
        option: '',
        name: 'Gold Chair',
        price: '$8.50',
        image: '/chair.jpg',
        availability: 120,
        quantity: 160,
      },
      {
        id: LINEN.id,
        option: '108 inch',
        name: 'Satin Linen (108 inch)',
        price: '$18.00',
        image: '/chair.jpg',
        quantity: 12,
      },
    ],
    gone: [],
  });
});

test('an item or option that no longer exists is named and left out', () => {
  const other = { ...LINEN, options: [{ name: '90 inch', price: '$14.00' }] };
  expect(sharedList(linkOf(LIST), catalog(other))).toEqual({
    lines: [],
    gone: [
      'An item that’s no longer in our catalog (quantity 160)',
      'Satin Linen, in the selected option (quantity 12)',
    ],
  });
});

test('what is there twice and no longer exists is named once', () => {
  const twice = linkOf([...LIST.slice(0, 1), ...LIST.slice(0, 1)]);
  expect(sharedList(twice, catalog(LINEN)).gone).toEqual([
    'An item that’s no longer in our catalog (quantity 160), 2 times',
  ]);
});

test('an ambiguous short id is left out', () => {
  const twin = { ...CHAIR, id: CHAIR.id.replace('0000', '1111') };
  expect(sharedList(linkOf(LIST), catalog(CHAIR, twin, LINEN))).toMatchObject({
    lines: [{ id: LINEN.id }],
    gone: [expect.stringContaining('An item')],
  });
});

test('a duplicate line of a link is merged', () => {
  const twice = linkOf([...LIST, ...LIST]);
  expect(sharedList(twice, catalog(CHAIR, LINEN)).lines).toHaveLength(2);
});

test("the visitor's list is updated, except lines that no longer exist", () => {
  const twin = { ...CHAIR, id: CHAIR.id.replace('0000', '1111') };
  const tent = { ...line(CHAIR, '', 1), id: 'tent' };
  const other = line(LINEN, '90 inch', 4);
  expect(withCurrentCatalog([...LIST, tent, other], catalog(twin, CHAIR, LINEN))).toEqual([
    { ...currentLine(CHAIR, ''), quantity: 160 },
    { ...currentLine(LINEN, '108 inch'), quantity: 12 },
    tent,
    // Its item has no such option anymore.
    { ...other, price: 'Call for pricing' },
  ]);
});

test('an item or option that is not rented anymore has no price, and gets it back @wishlist.today', () => {
  const asked = new Map([[shortId(CHAIR.id) ?? '', []]]);
  const [gone] = withCurrentCatalog(LIST, asked);
  expect(gone).toEqual({ ...LIST[0], price: 'Call for pricing' });
  expect(isGone(asked, line(CHAIR, '', 1))).toBe(true);
  expect(isGone(new Map(), line(CHAIR, '', 1))).toBe(false);
  expect(isGone(catalog(LINEN), line(LINEN, '90 inch', 1))).toBe(true);
  expect(withCurrentCatalog(gone ? [gone] : [], catalog(CHAIR))).toEqual([
    { ...currentLine(CHAIR, ''), quantity: 160 },
  ]);
});

test('a line follows its option to its new name, and joins the line that has it @wishlist.today', () => {
  const formerOptions = { '90 inch': '108 inch' };
  const items = catalog({ ...LINEN, formerOptions });
  const kept = line(LINEN, '90 inch', 4);
  const renamed = { ...currentLine(LINEN, '108 inch'), quantity: 4 };
  expect(withCurrentCatalog([kept], items)).toEqual([renamed]);
  const both = [kept, line(LINEN, '108 inch', 12)];
  expect(withCurrentCatalog(both, items)).toEqual([{ ...renamed, quantity: 16 }]);
  expect(sharedList(linkOf([kept]), items)).toEqual({ lines: [renamed], gone: [] });
});

test('lines of a link that become one keep all their pieces @share.open', () => {
  const items = catalog({ ...LINEN, formerOptions: { '90 inch': '108 inch' } });
  const link = linkOf([line(LINEN, '90 inch', 4), line(LINEN, '108 inch', 12)]);
  const lines = [{ ...currentLine(LINEN, '108 inch'), quantity: 16 }];
  expect(sharedList(link, items)).toEqual({ lines, gone: [] });
  // What the link itself has twice counts once.
  expect(sharedList([...link, ...link], items)).toEqual({ lines, gone: [] });
});
