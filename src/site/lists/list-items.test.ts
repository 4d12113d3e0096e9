import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shortId } from '#domain/item-id.ts';
import { itemFixture } from '../catalog/catalog.fixtures.ts';
import { listItemFiles } from './list-item-files.ts';
import {
  LIST_ITEM_FILES,
  listItem,
  listItemFile,
  quantityBeside,
  currentLine,
} from './list-items.ts';

const item = (id: string) =>
  itemFixture('Satin Linen', 'satin-linen', {
    id,
    price: '16',
    images: ['/linen.jpg', '/other.jpg'],
    availability: 120,
    options: [{ name: '108 inch', price: 18 }],
  });

test('every item is in the file that its id leads to, with the price of each option', () => {
  const items = Array.from({ length: 300 }, () => item(randomUUID()));
  const files = new Map(
    listItemFiles({ items, formerOptions: new Map() }).map(({ params, props }) => [
      params.file,
      props.items,
    ]),
  );
  expect(files.size).toBe(LIST_ITEM_FILES);
  for (const { id } of items) {
    const file = files.get(listItemFile(shortId(id) ?? ''));
    expect(file?.find((each) => each.id === id)).toEqual({
      id,
      name: 'Satin Linen',
      path: '/rental-services/linens/satin-linen',
      price: '$16',
      image: '/linen.jpg',
      options: [{ name: '108 inch', price: '$18.00' }],
      availability: 120,
    });
  }
});

test('an item says what former names of its options lead to @wishlist.today', () => {
  const [one, other] = [item(randomUUID()), item(randomUUID())];
  const names = { '9 ft': '108 inch' };
  const files = listItemFiles({ items: [one, other], formerOptions: new Map([[one.id, names]]) });
  const all = files.flatMap(({ props }) => props.items);
  expect(all.find(({ id }) => id === one.id)).toHaveProperty('formerOptions', names);
  expect(all.find(({ id }) => id === other.id)).not.toHaveProperty('formerOptions');
});

test('there are as many files, however few the items: none that is asked for is missing', () => {
  expect(
    listItemFiles({ items: [], formerOptions: new Map() }).map(({ params }) => params.file),
  ).toEqual(
    Array.from({ length: LIST_ITEM_FILES }, (_, number) => String(number).padStart(2, '0')),
  );
});

test('the short id is the end of a UUID, and nothing else has one', () => {
  expect(shortId('b3a1c0de-0000-4000-8000-0123456789ab')).toBe('0123456789ab');
  for (const other of ['', 'gold-chair', 'b3a1c0de-0000-4000-8000-0123456789ag']) {
    expect(shortId(other)).toBeNull();
  }
});

test('a line has the image of its option, else that of the item @product.option-image', () => {
  const cloth = listItem(
    itemFixture('Cloth', 'cloth', {
      images: ['/both.jpg', '/ivory.jpg'],
      options: [
        { name: 'Ivory', price: 18, image: '/ivory.jpg' },
        { name: 'White', price: 18 },
      ],
    }),
  );
  const shown = ['Ivory', 'White', ''].map((option) => currentLine(cloth, option)?.image);
  expect(shown).toEqual(['/ivory.jpg', '/both.jpg', '/both.jpg']);
});

test('pieces of an option that is counted apart are not added to those of the others @stock.options', () => {
  const cloth = {
    ...listItem(itemFixture('Cloth', 'cloth', { availability: 90 })),
    options: [
      { name: 'Ivory', price: '$18.00', owned: 24 },
      { name: 'White', price: '$18.00' },
      { name: 'Black', price: '$18.00' },
    ],
  };
  const line = (option: string, quantity: number) => ({
    id: 'cloth',
    image: '',
    name: 'Cloth',
    price: '$18.00',
    option,
    quantity,
  });
  const list = [line('Ivory', 30), line('White', 50), line('Black', 20)];
  expect(list.map((each) => quantityBeside(each, list, cloth))).toEqual([30, 70, 70]);
  expect(list.map((each) => quantityBeside(each, list, undefined))).toEqual([100, 100, 100]);
  expect(['Ivory', 'White'].map((name) => currentLine(cloth, name)?.availability)).toEqual([
    24, 90,
  ]);
});
