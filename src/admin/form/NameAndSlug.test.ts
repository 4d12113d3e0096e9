import { expect, test } from 'vitest';
import { newSlugHint, renamed } from './NameAndSlug.tsx';

const CHAIRS = { name: 'Chairs', slug: 'chairs' };

test('the hint promises no address that something else has', () => {
  expect(newSlugHint('/rental-services/', CHAIRS, undefined)).toBe(
    'The last part of its web address: /rental-services/chairs, with a number added if that’s taken',
  );
  const known = { isTaken: true, slug: 'chairs-2' };
  expect(newSlugHint('/rental-services/', CHAIRS, known)).toBe(
    'The last part of its web address: /rental-services/chairs-2',
  );
  expect(newSlugHint('/photo-booth#', CHAIRS, known)).toMatch(/ \/photo-booth#chairs-2$/);
});

test('without a name there is no address yet', () => {
  expect(newSlugHint('/rental-services/', { name: '', slug: '' }, undefined)).toBe(
    'The last part of its web address. It’s made from the name.',
  );
});

test('a slug that was typed stays as it is', () => {
  const typed = { ...CHAIRS, slug: 'seats' };
  expect(newSlugHint('/rental-services/', typed, { isTaken: true, slug: 'chairs-2' })).toBe(
    'The last part of its web address: /rental-services/seats',
  );
});

test('the slug follows the name until it is edited by hand @admin.slug', () => {
  let values = { name: '', slug: '' };
  values = renamed(values, 'Gold Chairs & More');
  expect(values.slug).toBe('gold-chairs-more');
  values = renamed({ ...values, slug: 'gold' }, 'Silver Chairs');
  expect(values).toEqual({ name: 'Silver Chairs', slug: 'gold' });
});
