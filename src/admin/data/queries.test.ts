import { setImmediate } from 'node:timers/promises';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import {
  createQueryClient,
  isAt,
  pathOfKey,
  pathsAfterWrite,
  queryOf,
  showInLists,
} from './queries.ts';

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

test('an item that was saved is read again wherever it is shown, by photos and settings too @admin.refetch @settings.follow', () => {
  expect(pathsAfterWrite('/api/admin/rental-items')).toEqual([
    '/api/admin/rental-items',
    '/api/admin/categories',
    '/api/admin/media',
    '/api/admin/settings',
    '/api/admin/publishing',
  ]);
});

test('what was saved is what its lists show, before they are read again', () => {
  const client = new QueryClient();
  const rows = [
    { id: 'a', name: 'Chairs', items: 3 },
    { id: 'b', name: 'Tents', items: 1 },
  ];
  client.setQueryData(['/api/admin/categories?q=ch'], { rows, total: 2 });
  client.setQueryData(['/api/admin/categories/a'], { id: 'a', name: 'Chairs' });
  client.setQueryData(['/api/admin/rental-items'], { rows });
  const saved = { id: 'a', name: 'Seats' };
  const old = ['/api/admin/categories?q=chairs'];
  client.setQueryData(old, { rows }, { updatedAt: 1 });
  client.getQueryCache().find({ queryKey: old })?.invalidate();
  showInLists(client, '/api/admin/categories', saved);
  expect(client.getQueryData(['/api/admin/categories?q=ch'])).toEqual({
    rows: [{ id: 'a', name: 'Seats', items: 3 }, rows[1]],
    total: 2,
  });
  expect(client.getQueryData(['/api/admin/categories/a'])).toEqual({ id: 'a', name: 'Chairs' });
  expect(client.getQueryData(['/api/admin/rental-items'])).toEqual({ rows });
  // What is old besides is still to be read again.
  expect(client.getQueryState(old)).toMatchObject({
    data: { rows: [{ name: 'Seats' }, { name: 'Tents' }] },
    dataUpdatedAt: 1,
    isInvalidated: true,
  });
});

test('a first read that a write overtakes is made again @admin.refetch', async () => {
  const client = createQueryClient(() => {});
  const path = '/api/admin/inquiries';
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('without what was moved')];
  const list = new QueryObserver(client, {
    queryKey: [path],
    queryFn: () => answers.shift() ?? '',
  });
  const stop = list.subscribe(() => {});
  const moving = new MutationObserver(client, {
    mutationFn: () => Promise.resolve(),
    meta: { rereads: [path] },
  });
  const moved = moving.mutate();
  // By then the write is done, and only this read is left.
  await setImmediate();
  first.resolve('with what was moved');
  await moved;
  expect(client.getQueryData([path])).toBe('without what was moved');
  stop();
});
