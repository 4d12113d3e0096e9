import { describe, expect, test } from 'vitest';
import { createdBy } from './check.ts';
import { ITEM_SHEET } from './item-sheet.ts';
import { CATEGORY_SHEET, PACKAGE_SHEET } from './kinds.ts';
import { namesOf } from './names.ts';
import { CATEGORIES, context } from './sheet.fixtures.ts';

describe('an amount', () => {
  const priceOf = (cell: string, hasDecimalCommas: boolean) =>
    createdBy(ITEM_SHEET, new Map([['price', cell]]), { ...context, hasDecimalCommas }).after[
      'price'
    ];
  test.each([
    ['12,5', '$12.50'],
    ['12,50', '$12.50'],
    ['$12,50', '$12.50'],
    ['1.250', '$1,250.00'],
    ['1.250,5', '$1,250.50'],
    ['12.50', '$12.50'],
    ['1,250.00', '$1,250.00'],
  ])('in a file with semicolons: %s is %s @sheet.read', (cell, price) => {
    expect(priceOf(cell, true)).toBe(price);
  });

  test('with a comma is refused in any other, as by the form @sheet.check @items.price', () => {
    expect(priceOf('12,50', false)).toBeUndefined();
    expect(priceOf('1,250', false)).toBe('$1,250.00');
  });
});

describe('an option without a bar', () => {
  const optionsOf = (cell: string) => createdBy(ITEM_SHEET, new Map([['options', cell]]), context);

  test.each([
    ['Pocket-folded by our crew - 1.95', 'Pocket-folded by our crew | 1.95'],
    ['Flat | 1.25; Pocket-folded: $2', 'Pocket-folded | 2'],
    ['Round – 1,25', 'Round | 1.25'],
    ['Round $18', 'Round | 18'],
    ['Round = USD 1,250.00', 'Round | 1250.00'],
  ])('that has its price in its name is refused: %s @sheet.options', (cell, example) => {
    const { after, refused } = optionsOf(cell);
    expect(after).not.toHaveProperty('options');
    expect(refused['options']).toBe(`Separate name and price by |, as in “${example}”`);
  });

  test.each([
    'Table - 60 inch',
    'Size 10',
    'Pocket-folded',
    'Round 1.50',
    'Table - 60',
    'Round - 18.50 | 20.00',
    'Round - 18.50 | 0',
  ])('that has an honest name, or a price, is taken: %s @sheet.options', (cell) => {
    const { after, refused } = optionsOf(cell);
    expect(refused['options']).toBeUndefined();
    expect(after['options']).toMatchObject([{ name: cell.split(' | ')[0] }]);
  });
});

test('what two have is no name of either: the slug is @sheet.file', () => {
  const { find, label } = namesOf(CATEGORIES);
  expect(CATEGORIES.map(({ id }) => label(id))).toEqual([
    'first',
    'Chairs',
    'linens',
    'Décor; “old”',
  ]);
  expect(find('CHAIRS')).toBe(CATEGORIES[1]?.id);
  expect(find('nothing')).toBeUndefined();
});

test('a spreadsheet has a column for each field of a form @sheet.file', () => {
  for (const { form, fields, columns } of [ITEM_SHEET, CATEGORY_SHEET, PACKAGE_SHEET]) {
    const own = Object.keys(form.shape).filter((name) => name !== 'version');
    expect([...fields].toSorted()).toEqual([...own, 'id', 'version'].toSorted());
    expect(Object.keys(columns).toSorted()).toEqual(own.toSorted());
  }
});
