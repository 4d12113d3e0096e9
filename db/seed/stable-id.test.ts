import { expect, test } from 'vitest';
import { stableId } from './stable-id.ts';

test('gives the same id for the same kind and slug', () => {
  expect(stableId('item', 'gold-chiavari-chair')).toBe(stableId('item', 'gold-chiavari-chair'));
});

test('gives different ids for different kinds and slugs', () => {
  const ids = [stableId('item', 'linens'), stableId('category', 'linens'), stableId('item', 'x')];
  expect(new Set(ids).size).toBe(3);
});

test('is a UUID of version 8', () => {
  expect(stableId('item', 'a')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
