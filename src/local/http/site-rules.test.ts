import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldAnswers, redirectsFile } from '#build/redirect-rules.ts';
import { compilePattern } from './path-pattern.ts';
import { applyRedirects, headersFor, parseHeaderRules, parseRedirectRules } from './site-rules.ts';

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

test('gives a path the headers of all rules that match, the later ones first', () => {
  const headers = headersFor(parseHeaderRules(HEADERS), '/_astro/page.js');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Link')).toBe('</a>; rel=preload, </b>; rel=preload');
});

test('gives other paths only the general headers', () => {
  const headers = headersFor(parseHeaderRules(HEADERS), '/checkout');
  expect([...headers.keys()]).toEqual(['cache-control', 'x-frame-options']);
});

test('keeps a header value with colons and a number sign', () => {
  const rules = parseHeaderRules(
    "/\n  Content-Security-Policy: img-src 'self' https: data:\n  X-A: a#b",
  );
  expect(headersFor(rules, '/').get('Content-Security-Policy')).toBe("img-src 'self' https: data:");
  expect(headersFor(rules, '/').get('X-A')).toBe('a#b');
});

test.each(['X-A: before any path', '/a\n  no colon here'])('refuses %j', (text) => {
  expect(() => parseHeaderRules(text)).toThrow(/^Line \d of _headers cannot be read$/);
});

test('matches placeholders, one segment each', () => {
  const pattern = compilePattern('/rental-services/:category/:product');
  expect(pattern('/rental-services/chairs/none')).toEqual({ category: 'chairs', product: 'none' });
  expect(pattern('/rental-services/chairs/none/')).toBeDefined();
  expect(pattern('/rental-services/chairs')).toBeUndefined();
  expect(pattern('/rental-services/chairs/none/more')).toBeUndefined();
});

test('matches a splat with anything and nothing', () => {
  const pattern = compilePattern('/news/*');
  expect(pattern('/news/2026/05')).toEqual({ splat: '2026/05' });
  expect(pattern('/news')).toEqual({ splat: '' });
  expect(pattern('/newspaper')).toBeUndefined();
});

test.each(['news', '/a*', '/*/b', '/a:b'])('refuses the pattern %j', (pattern) => {
  expect(() => compilePattern(pattern)).toThrow(pattern);
});

test('redirects with what the placeholders stood for', () => {
  const rules = parseRedirectRules('/old/:slug /rental-services/:slug 302\n/blog/* /news/:splat');
  expect(applyRedirects(rules, '/old/chairs', false)).toEqual({
    kind: 'redirect',
    location: '/rental-services/chairs',
    status: 302,
  });
  expect(applyRedirects(rules, '/blog/a/b', false)).toEqual({
    kind: 'redirect',
    location: '/news/a/b',
    status: 301,
  });
});

test('rewrites with the status of the rule, the first rule winning', () => {
  const rules = parseRedirectRules('/a/* /missing.html 404\n/a/b /other 200');
  expect(applyRedirects(rules, '/a/b', false)).toEqual({
    kind: 'rewrite',
    path: '/missing.html',
    status: 404,
  });
});

test('tells forced rules from the others', () => {
  const rules = parseRedirectRules('/a /b 301!\n/a /c 301');
  expect(applyRedirects(rules, '/a', true)).toMatchObject({ location: '/b' });
  expect(applyRedirects(rules, '/a', false)).toMatchObject({ location: '/c' });
});

test.each([
  'a /b',
  '/a',
  '/a /b 200 Country=us',
  '/a https://example.com/ 200',
  '/a //example.com 404',
  '/a /b 299',
])('refuses the redirect %j', (text) => {
  expect(() => parseRedirectRules(text)).toThrow('Line 1 of _redirects cannot be read');
});

test('the file of a build answers every old address as the build computed it', () => {
  const paths = ['a', 'b', 'c', 'a/x', 'a/y', 'b/x', 'b/y', 'c/x'].map(
    (rest) => `/rental-services/${rest}`,
  );
  const path = fc.constantFrom(...paths);
  const tables = fc.uniqueArray(fc.record({ from: path, to: path }), {
    selector: ({ from }) => from,
  });
  fc.assert(
    fc.property(tables, fc.uniqueArray(path), fc.uniqueArray(path), (redirects, gone, pages) => {
      const isPage = (each: string) => pages.includes(each);
      const wanted = oldAnswers({ redirects, gone }, isPage);
      const rules = parseRedirectRules(redirectsFile({ redirects, gone }, isPage));
      for (const { from, to } of wanted.redirects) {
        const redirect = { kind: 'redirect', location: to, status: 301 };
        expect(applyRedirects(rules, from, false)).toEqual(redirect);
      }
      for (const from of wanted.gone) {
        expect(applyRedirects(rules, from, false)).toMatchObject({ kind: 'rewrite', status: 410 });
      }
    }),
    { numRuns: 500 },
  );
});
