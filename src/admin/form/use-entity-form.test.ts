import { expect, test } from 'vitest';
import { ITEM_KIND } from '../catalog/items/item-form-values.ts';
import { contractFaults, withOpenSlug } from './use-entity-form.ts';

test('only a slug that was typed is sent for something new', () => {
  expect(withOpenSlug({ name: 'Oak Table', slug: 'oak-table', price: '9' })).toEqual({
    name: 'Oak Table',
    slug: '',
    price: '9',
  });
  const typed = { name: 'Oak Table', slug: 'oak' };
  expect(withOpenSlug(typed)).toBe(typed);
});

const ID = '0198f2a0-0000-4000-8000-000000000001';
const ITEM = { ...ITEM_KIND.empty(), name: 'Chair', categoryId: ID, shortDescription: 'Short.' };

test.each([
  ['a new one', { entityId: '', newId: ID, version: undefined }],
  ['a saved one', { entityId: ID, newId: undefined, version: 3 }],
])(
  'what the browser lets through and the contract refuses is at its field in %s @items.numbers',
  (_, form) => {
    expect(contractFaults(ITEM_KIND, { ...form, values: ITEM })).toEqual({});
    const values = { ...ITEM, availability: 'a dozen', daysAfter: '99', options: [] };
    expect(contractFaults(ITEM_KIND, { ...form, values })).toEqual({
      availability: 'Please enter a whole number from 0 to 1,000,000',
      daysAfter: 'Please enter a number of days from 0 to 30',
    });
    const unnamed = [{ name: '', price: '5', owned: '', image: '' }];
    expect(contractFaults(ITEM_KIND, { ...form, values: { ...ITEM, options: unnamed } })).toEqual({
      'options.0.name': 'Option name is required',
    });
  },
);
