import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldAnswers, redirectsFile } from '#renderer/redirect-rules.ts';
import { headersFile } from '#renderer/site-headers.ts';
import { applyRedirects, headersFor, parseRedirectRules, readHeaderRules } from './site-rules.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-rules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function headerRules(text: string): ReturnType<typeof readHeaderRules> {
  const file = path.join(folder, '_headers');
  writeFileSync(file, text);
  return readHeaderRules(file);
}

const HEADERS = `
# for all
/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=0
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
  Link: </a>; rel=preload
  Link: </b>; rel=preload
`;

test('returns the headers of all matching rules, later ones winning', async () => {
  const headers = headersFor(await headerRules(HEADERS), '/_astro/page.js');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Link')).toBe('</a>; rel=preload, </b>; rel=preload');
});

test.each(['/quote', '/quote.html'])(
  'the quote page is private at each of its addresses: %s @quote.page-private',
  async (address) => {
    const rules = await headerRules(headersFile(new Set(), 'https://woodward.example'));
    expect(Object.fromEntries(headersFor(rules, address))).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  },
);

test('returns only the general headers for other paths', async () => {
  const headers = headersFor(await headerRules(HEADERS), '/checkout');
  expect([...headers.keys()]).toEqual(['cache-control', 'x-frame-options']);
});

test('keeps a header value with colons and a number sign', async () => {
  const rules = await headerRules(
    "/\n  Content-Security-Policy: img-src 'self' https: data:\n  X-A: a#b",
  );
  expect(headersFor(rules, '/').get('Content-Security-Policy')).toBe("img-src 'self' https: data:");
  expect(headersFor(rules, '/').get('X-A')).toBe('a#b');
});

test.each(['X-A: before any path', '/a\n  X-A:', '/a\n  : value'])('rejects %j', async (text) => {
  await expect(headerRules(text)).rejects.toThrow(/_headers cannot be read: /);
});

test('a site without headers has none', async () => {
  expect(await readHeaderRules(path.join(folder, 'none'))).toEqual([]);
});

test('matches placeholders, one segment each', () => {
  const rules = parseRedirectRules('/rental-services/:category/:product /none.html 404');
  const answer = (address: string) => applyRedirects(rules, address);
  expect(answer('/rental-services/chairs/none')).toEqual({ target: '/none.html', status: 404 });
  expect(answer('/rental-services/chairs/none/')).toBeDefined();
  expect(answer('/rental-services/chairs')).toBeUndefined();
  expect(answer('/rental-services/chairs/none/more')).toBeUndefined();
  expect(answer('/elsewhere/rental-services/chairs/none')).toBeUndefined();
});

test('substitutes placeholders in a redirect', () => {
  const rules = parseRedirectRules('/old/:product /rental-services/:product 301\n');
  expect(applyRedirects(rules, '/old/chairs')).toEqual({
    target: '/rental-services/chairs',
    status: 301,
  });
});

test('the first matching rule wins', () => {
  const rules = parseRedirectRules('/a/:b /missing.html 404\n/a/b /other 301');
  expect(applyRedirects(rules, '/a/b')).toEqual({ target: '/missing.html', status: 404 });
});

test.each([
  'a /b 301',
  '/a',
  '/a /b',
  '/a /b 200',
  '/a /b 301!',
  '/a /b 301 Country=us',
  '/a/* /b 301',
  '/a https://example.com/ 301',
  '/a //example.com 301',
])('rejects the redirect %j', (text) => {
  expect(() => parseRedirectRules(text)).toThrow('Line 1 of _redirects cannot be read');
});

test('a built file answers every old address as computed', () => {
  const paths = ['a', 'b', 'c', 'a/x', 'a/y', 'b/x', 'b/y', 'c/x'].map(
    (rest) => `/rental-services/${rest}`,
  );
  const address = fc.constantFrom(...paths);
  const tables = fc.uniqueArray(fc.record({ from: address, to: address }), {
    selector: ({ from }) => from,
  });
  fc.assert(
    fc.property(
      tables,
      fc.uniqueArray(address),
      fc.uniqueArray(address),
      (redirects, gone, pages) => {
        const isPage = (each: string) => pages.includes(each);
        const wanted = oldAnswers({ redirects, gone }, isPage);
        const rules = parseRedirectRules(redirectsFile({ redirects, gone }, isPage));
        for (const { from, to } of wanted.redirects) {
          const redirect = { target: to, status: 301 };
          expect(applyRedirects(rules, from)).toEqual(redirect);
        }
        for (const from of wanted.gone) {
          expect(applyRedirects(rules, from)).toMatchObject({ status: 410 });
        }
      },
    ),
    { numRuns: 500 },
  );
});
