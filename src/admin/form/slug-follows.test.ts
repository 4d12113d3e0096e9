import { expect, test } from 'vitest';
import { renamed, withOpenSlug } from './slug-follows.ts';

test('the slug follows the name until it is edited by hand @admin.slug', () => {
  let values = { name: '', slug: '' };
  values = renamed(values, 'Gold Chairs & More');
  expect(values.slug).toBe('gold-chairs-more');
  values = renamed({ ...values, slug: 'gold' }, 'Silver Chairs');
  expect(values).toEqual({ name: 'Silver Chairs', slug: 'gold' });
});

test('only a slug that was typed is sent for something new', () => {
  expect(withOpenSlug({ name: 'Oak Table', slug: 'oak-table', price: '9' })).toEqual({
    name: 'Oak Table',
    slug: '',
    price: '9',
  });
  const typed = { name: 'Oak Table', slug: 'oak' };
  expect(withOpenSlug(typed)).toBe(typed);
});
