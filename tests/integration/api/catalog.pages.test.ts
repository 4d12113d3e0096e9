/**
 * The public reads at size, and what caches are told.
 */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RentalItemView } from '#contracts/catalog/public.ts';
import { rentalItems } from '#db/schema.ts';
import { catalogApp } from '#server/catalog/public/app.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { limit } from '../../support/limits/limit.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';

const db = useDatabase();
const app = () => catalogApp({ db, now: () => new Date(), host });
const get = async (path: string, headers: Record<string, string> = {}) =>
  app().request(path, { headers });

const ITEMS = 10_000;
const SMALL = 7;

beforeAll(async () => {
  const tents = await addCategory(db(), { name: 'Tents', slug: 'tents' });
  const chairs = await addCategory(db(), { name: 'Chairs', slug: 'chairs' });
  await addPackage(db());
  // Many share a name, so that pages end between equal ones.
  await db().execute(sql`
    insert into rental_items (name, slug, category_id, price)
    select 'Chair ' || (n % 2500) || ' é', 'chair-' || n, ${chairs}, '8.50'
    from generate_series(1, ${ITEMS - SMALL}) as n`);
  for (let index = 0; index < SMALL; index += 1) await addItem(db(), tents);
  await addItem(db(), chairs, { name: 'Draft', isPublished: false });
});

test('one network waits with sixty lists, the others have their turn @api.turns', async () => {
  const ask = async (ip: string) => app().request('/api/rental-items?limit=60', {}, { ip });
  const flood = Array.from({ length: 100 }, () => ask('203.0.113.1'));
  expect((await ask('203.0.113.2')).status).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
});

/** Follows the links to the end. */
async function readAll(path: string): Promise<{ items: RentalItemView[]; pages: number }> {
  const items: RentalItemView[] = [];
  let next: string | undefined = path;
  let pages = 0;
  while (next !== undefined) {
    const response = await get(next);
    expect(response.status).toBe(200);
    items.push(...((await response.json()) as RentalItemView[]));
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
    pages += 1;
  }
  return { items, pages };
}

describe('ten thousand items', () => {
  test('come in pages of a thousand, each item once, in order @api.pages', async () => {
    const { items, pages } = await readAll('/api/rental-items');
    expect(pages).toBe(10);
    expect(items).toHaveLength(ITEMS);
    expect(new Set(items.map(({ id }) => id)).size).toBe(ITEMS);
    const keys = items.map(({ name, id }) => Buffer.from(`${name}\u0000${id}`));
    expect(keys).toEqual(keys.toSorted((a, b) => a.compare(b)));
  });

  test('a page in the middle is read in little time', async () => {
    const first = await get('/api/rental-items?limit=50');
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    expect(next).toContain('limit=50');
    const started = performance.now();
    expect(await (await get(next)).json()).toHaveLength(50);
    expect(performance.now() - started).toBeLessThan(limit(1_000));
  });

  test('a category has pages of its own, and a short list no link', async () => {
    const { items, pages } = await readAll('/api/rental-items?category=tents&limit=3');
    expect([items.length, pages]).toEqual([SMALL, 3]);
    expect(items.every(({ category }) => category === 'tents')).toBe(true);
    const all = await get('/api/rental-items?category=tents');
    expect(await all.json()).toHaveLength(SMALL);
    expect(all.headers.get('Link')).toBeNull();
  });

  test('items that come and go between pages do not move the others', async () => {
    const first = await get('/api/rental-items?category=tents&limit=3');
    const seen = (await first.json()) as RentalItemView[];
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    await db()
      .delete(rentalItems)
      .where(sql`id = ${seen[0]?.id}`);
    const rest = (await (await get(next)).json()) as RentalItemView[];
    expect(rest).toHaveLength(3);
    expect(rest.map(({ id }) => id)).not.toContain(seen[2]?.id);
  });

  test.each([
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    crypto.randomUUID(),
    crypto.randomUUID().toUpperCase(),
  ])('after %s, which is no item, an empty page comes, the last one @api.pages', async (id) => {
    for (const more of ['', '&limit=1', '&category=tents']) {
      const response = await get(`/api/rental-items?after=${id}${more}`);
      expect([response.status, await response.json()]).toEqual([200, []]);
      expect(response.headers.get('Link')).toBeNull();
    }
  });

  test.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=1e3',
    'limit=x',
    'limit=',
    'after=x',
    'after=',
    `after=${'a'.repeat(5_000)}`,
    'after=00000000-0000-0000-0000-00000000000%00',
  ])('?%s is refused', async (query) => {
    await expectError(await get(`/api/rental-items?${query}`), 400);
  });
});

describe('caches', () => {
  test.each([
    ['/api/categories', 'catalog,categories'],
    ['/api/categories/tents', 'catalog,categories,category:tents'],
    ['/api/rental-items?limit=2', 'catalog,rental-items'],
    ['/api/rental-items?category=tents', 'catalog,rental-items,category:tents'],
    ['/api/rental-items/featured', 'catalog,rental-items'],
    ['/api/service-packages', 'catalog,service-packages'],
  ])('%s has an ETag, and is kept by the CDN under %s @api.cache', async (path, tags) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe(
      'public, durable, s-maxage=3600, stale-while-revalidate=86400',
    );
    expect(response.headers.get('Netlify-Cache-Tag')).toBe(tags);
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\da-f]{40}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(await again.text()).toBe('');
    }
    expect((await get(path, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('the CDN tells pages apart by what makes them, and by nothing else', async () => {
    const { headers } = await get('/api/rental-items?limit=2');
    expect(headers.get('Netlify-Vary')).toBe('query=category|limit|after');
  });

  test.each([
    '/api/categories?x',
    '/api/categories/tents?utm_source=mail',
    '/api/rental-items?x=1',
    '/api/rental-items?limit=2&x=1',
    '/api/rental-items?limit=2&limit=2',
    '/api/rental-items?__proto__=1',
    '/api/rental-items/featured?limit=2',
    '/api/service-packages?1',
  ])(
    '%s is refused, and not kept: a new address each time would reach the database @api.unknown-parameter',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
      await expectError(response, 400);
    },
  );

  test('another content has another ETag', async () => {
    const before = (await get('/api/categories')).headers.get('ETag');
    await addCategory(db(), { name: 'New' });
    expect((await get('/api/categories')).headers.get('ETag')).not.toBe(before);
  });

  test('a tag holds nothing that a caller made up', async () => {
    const response = await get('/api/rental-items?category=a,b%0d%0ax');
    expect(response.status).toBe(200);
    expect(response.headers.get('Netlify-Cache-Tag')).toBe('catalog,rental-items');
  });

  test('a failure is not kept @api.cache', async () => {
    const response = await get('/api/categories/unknown');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });
});
