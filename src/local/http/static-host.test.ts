import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StaticHost } from './static-host.ts';

let folder: string;
let host: StaticHost;

const FILES: Record<string, string> = {
  'new/index.html': '<h1>Home</h1>',
  'new/404.html': '<h1>404</h1>',
  'new/gone.html': '<h1>Gone</h1>',
  'new/checkout.html': `<h1>${'Checkout '.repeat(100)}</h1>`,
  'new/_astro/page.AAAA.js': 'new()',
  'new/_headers': [
    '/*\n  X-Frame-Options: DENY',
    '/_astro/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/media/*\n  Cache-Control: public, max-age=60\n',
  ].join('\n'),
  'new/_redirects': [
    '/old/:slug /checkout/:slug 301',
    '/shop/:a/:b /gone.html 410',
    '/checkout /x 301',
    '/404 /404.html 404!',
    '/404.html /404.html 404!\n',
  ].join('\n'),
  'new/drawing.svg': `<svg>${'<path/>'.repeat(100)}</svg>`,
  'new/letters.woff2': 'font',
  'new/media/a.jpg': 'jpg',
  'old/index.html': '<h1>Old</h1>',
  'old/old.html': '<h1>Old page</h1>',
  'old/_astro/page.BBBB.js': 'old()',
  'secret.txt': 'secret',
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-static-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  host = await StaticHost.of([path.join(folder, 'new'), path.join(folder, 'old')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (address: string, init?: RequestInit) =>
  host.answer(new Request(`http://localhost:4321${address}`, init));

test('serves pages without their extension, revalidated every time', async () => {
  const answer = await get('/checkout');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
  expect(await answer.text()).toBe(FILES['new/checkout.html']);
  expect(await (await get('/')).text()).toBe('<h1>Home</h1>');
});

test('compresses text and says so', async () => {
  const answer = await get('/checkout', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('Content-Length')).toBe(String(body.byteLength));
  expect(brotliDecompressSync(body).toString()).toBe(FILES['new/checkout.html']);
});

test.each([
  ['/drawing.svg', 'br'],
  ['/_astro/page.AAAA.js', 'br'],
  ['/media/a.jpg', null],
  ['/letters.woff2', null],
])('sends %s in encoding %j', async (address, encoding) => {
  const answer = await get(address, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Vary')).toBe(encoding && 'Accept-Encoding');
});

test("answers 304 for the client's version", async () => {
  const first = await get('/checkout');
  const etag = first.headers.get('ETag') ?? '';
  const again = await get('/checkout', { headers: { 'If-None-Match': `"x", W/${etag}` } });
  expect(again.status).toBe(304);
  expect(again.headers.get('ETag')).toBe(etag);
  expect(again.headers.get('X-Frame-Options')).toBe('DENY');
  expect(await again.text()).toBe('');
  const packed = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
  expect((await get('/checkout', { headers: packed })).status).toBe(200);
});

test('answers HEAD with the headers only', async () => {
  const answer = await get('/checkout', { method: 'HEAD' });
  expect(answer.headers.get('Content-Length')).toBe(String(FILES['new/checkout.html']?.length));
  expect(await answer.text()).toBe('');
});

test.each(['/404', '/404.html'])(
  'the page of a missing page is not found at %s either @pages.not-found',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(FILES['new/404.html']);
  },
);

test.each([
  ['/Checkout', '/checkout'],
  ['/CHECKOUT?a=B', '/checkout?a=B'],
  ['/Checkout.HTML', '/checkout.html'],
])('leads %s to %s @pages.letter-case', async (address, page) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, page]);
});

test('redirects a trailing slash, keeping the query', async () => {
  const answer = await get('/checkout/?a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('Location')).toBe('/checkout?a=b');
});

test('caches hashed files forever, including those of the previous build', async () => {
  const [fresh, old] = [await get('/_astro/page.AAAA.js'), await get('/_astro/page.BBBB.js')];
  expect(fresh.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(old.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await old.text()).toBe('old()');
  expect((await get('/old')).status).toBe(404);
});

test('follows redirects and rewrites where there is no file', async () => {
  const moved = await get('/old/chairs?a=b');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/checkout/chairs?a=b']);
  const gone = await get('/shop/a/b');
  expect(gone.status).toBe(410);
  expect(gone.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(await gone.text()).toBe('<h1>Gone</h1>');
});

test('answers the 404 page for everything else, uncached', async () => {
  const answer = await get('/media/none.jpg');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(await answer.text()).toBe('<h1>404</h1>');
});

test.each([
  '/_headers',
  '/_redirects',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//evil.example/',
  '/a%00',
])('does not serve %j', async (address) => {
  expect((await get(address)).status).toBe(404);
});

test('a site without a page for it refuses in plain text, which is no page', async () => {
  const bare = await StaticHost.of([path.join(folder, 'old')]);
  const answer = await bare.answer(new Request('http://localhost:4321/nothing'));
  expect(answer.status).toBe(404);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
});

test('rejects other methods', async () => {
  const answer = await get('/checkout', { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
});
