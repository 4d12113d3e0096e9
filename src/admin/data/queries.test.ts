import { expect, test } from 'vitest';
import { isAt, listKey, pathOfKey } from './queries.ts';

test('the parts of a key are the path', () => {
  expect(pathOfKey(['/api/admin/categories', 'c1'])).toBe('/api/admin/categories/c1');
  expect(pathOfKey(listKey('/api/admin/categories', { q: 'a&b', page: 2, state: '' }))).toBe(
    '/api/admin/categories?q=a%26b&page=2',
  );
  expect(listKey('/api/admin/categories')).toEqual(['/api/admin/categories']);
});

test('a key is at its path, and at no other that begins alike', () => {
  const path = '/api/admin/staff';
  for (const key of [['/api/admin/staff'], ['/api/admin/staff?q=x'], ['/api/admin/staff', '1']]) {
    expect(isAt(key, path)).toBe(true);
  }
  expect(isAt(['/api/admin/staffing'], path)).toBe(false);
});
