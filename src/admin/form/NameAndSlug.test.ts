import { expect, test } from 'vitest';
import { newSlugHint } from './NameAndSlug.tsx';

const CHAIRS = { name: 'Chairs', slug: 'chairs' };

test('the hint promises no address that something else has', () => {
  expect(newSlugHint('/rental-services/', CHAIRS, undefined)).toBe(
    'Its address: /rental-services/chairs, with a number where that is taken',
  );
  const known = { isTaken: true, slug: 'chairs-2' };
  expect(newSlugHint('/rental-services/', CHAIRS, known)).toBe(
    'Its address: /rental-services/chairs-2',
  );
  expect(newSlugHint(undefined, CHAIRS, known)).toBe('The short name in its web address: chairs-2');
});

test('a slug that was typed stays as it is', () => {
  const typed = { ...CHAIRS, slug: 'seats' };
  expect(newSlugHint('/rental-services/', typed, { isTaken: true, slug: 'chairs-2' })).toBe(
    'Its address: /rental-services/seats',
  );
});
