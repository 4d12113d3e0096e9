import { expect, test } from 'vitest';
import { renamed } from './slug-follows.ts';

test('the slug follows the name until it is edited by hand', () => {
  let values = { name: '', slug: '' };
  values = renamed(values, 'Gold Chairs & More');
  expect(values.slug).toBe('gold-chairs-more');
  values = renamed({ ...values, slug: 'gold' }, 'Silver Chairs');
  expect(values).toEqual({ name: 'Silver Chairs', slug: 'gold' });
});
