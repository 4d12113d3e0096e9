import { expect, test } from 'vitest';
import { withOpenSlug } from './use-entity-form.ts';

test('only a slug that was typed is sent for something new', () => {
  expect(withOpenSlug({ name: 'Oak Table', slug: 'oak-table', price: '9' })).toEqual({
    name: 'Oak Table',
    slug: '',
    price: '9',
  });
  const typed = { name: 'Oak Table', slug: 'oak' };
  expect(withOpenSlug(typed)).toBe(typed);
});
