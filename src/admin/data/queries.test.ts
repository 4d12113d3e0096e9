import { expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/admin/categories.ts';
import { isAt, pathOfKey, queryOf } from './queries.ts';

test('the parts of a key are the path', () => {
  const { list, read } = categoryEndpoints;
  const keys = [
    queryOf(list),
    queryOf(list, { query: { q: 'a&b', page: 2, state: undefined } }),
    queryOf(read, { params: { id: 'c/1' } }),
  ].map(({ queryKey }) => pathOfKey(queryKey));
  expect(keys).toEqual([
    '/api/admin/categories',
    '/api/admin/categories?q=a%26b&page=2',
    '/api/admin/categories/c%2F1',
  ]);
  expect(pathOfKey(['invitation', 'a-token'])).toBe('invitation/a-token');
});

test('a key is at its path, and at no other that begins alike', () => {
  const path = '/api/admin/staff';
  for (const key of [['/api/admin/staff'], ['/api/admin/staff?q=x'], ['/api/admin/staff', '1']]) {
    expect(isAt(key, path)).toBe(true);
  }
  expect(isAt(['/api/admin/staffing'], path)).toBe(false);
});
