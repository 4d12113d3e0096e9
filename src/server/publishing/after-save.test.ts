import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import type { GuardedEnv } from '../http/guarded-app.ts';
import type { MailServices } from '../mail/services.ts';
import { changedBy } from './after-save.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const ALL = ['catalog', 'categories', 'rental-items', 'service-packages'];

test.each([
  ['/api/admin/categories', ['catalog', 'categories', 'rental-items']],
  ['/api/admin/rental-items/some-id/restore', ['catalog', 'rental-items']],
  ['/api/admin/rental-items/bulk/some-id/undo', ['catalog', 'rental-items']],
  ['/api/admin/service-packages/some-id', ['catalog', 'service-packages']],
  ['/api/admin/scheduled/some-id/apply', ALL],
])('a write to %s purges the caches of %j @api.cache', (path, tags) => {
  expect(changedBy(path)).toEqual(tags);
});

test.each(['/api/admin/publishing/publish', '/api/admin/settings/faq', '/api/admin/media'])(
  'a write to %s changes pages alone',
  (path) => {
    expect(changedBy(path)).toEqual([]);
  },
);

test.each([
  '/api/admin/rental-items/bulk/preview',
  '/api/admin/rental-items/sheet/check',
  '/api/admin/scheduled',
  '/api/admin/scheduled/items',
  '/api/admin/scheduled/some-id/cancel',
])('a write to %s changes nothing yet', (path) => {
  expect(changedBy(path)).toBeNull();
});

/** No page and no cached answer shows what these allow to write. */
const SHOWN_NOWHERE: ReadonlySet<Endpoint['permission']> = new Set([
  'inquiries.read',
  'inquiries.write',
  'people.manage',
  'staff.manage',
]);

test('every write of staff is listed by what it changes', () => {
  const writes = ENDPOINTS.filter(
    ({ method, path, permission }) =>
      method !== 'GET' && path.startsWith('/api/admin/') && !SHOWN_NOWHERE.has(permission),
  ).map(({ path }) => path);
  expect(writes.length).toBeGreaterThan(40);
  expect(writes.filter((path) => changedBy(path) === undefined)).toEqual([]);
  expect(changedBy('/api/admin/categories-of-another-kind')).toBeUndefined();
  expect(changedBy('/api/admin/contact-submissions/some-id')).toBeUndefined();
});

/** @returns the tags that Netlify was asked to purge after a request, each time it was asked */
async function purgedAfter(method: string, path: string, token: string): Promise<unknown[]> {
  vi.resetModules();
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', token);
  vi.stubEnv('SITE_ID', 'site');
  vi.stubEnv('BUILD_HOOK_URL', '');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_address: unknown, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { cache_tags: unknown }).cache_tags);
    return Promise.resolve(new Response(null, { status: 202 }));
  });
  const { afterSave } = await import('./after-save.ts');
  // Without a build hook it uses none of them.
  const app = new Hono<GuardedEnv>().use(afterSave({} as MailServices));
  app.all('*', (context) => context.body(null, 204));
  await app.request(path, { method });
  return asked;
}

test('a write purges the caches once, a read or a host without a token never @api.cache', async () => {
  const path = '/api/admin/service-packages/some-id';
  expect(await purgedAfter('PUT', path, 'token')).toEqual([['catalog', 'service-packages']]);
  expect(await purgedAfter('GET', path, 'token')).toEqual([]);
  expect(await purgedAfter('PUT', path, '')).toEqual([]);
  expect(await purgedAfter('PUT', '/api/admin/contact-submissions/some-id', 'token')).toEqual([]);
});
