import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OldAddresses, Redirect } from '#domain/redirects.ts';
import { oldAnswers, redirectsFile } from './redirect-rules.ts';

const answers = (old: Partial<OldAddresses>, ...pages: string[]) =>
  oldAnswers({ redirects: [], gone: [], ...old }, (path) => pages.includes(path));
const straight = (redirects: Redirect[], ...pages: string[]) =>
  answers({ redirects }, ...pages).redirects;

const PAGES_OF_MISSING = ['/404', '/product-not-found'].flatMap((page) =>
  ['', '.html'].map((ending) => `${page}${ending} ${page}.html 404!`),
);

describe('redirects', () => {
  test('lead directly to the page @pages.moved', () => {
    const redirects = [
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ];
    expect(straight(redirects, '/c')).toEqual(redirects);
  });

  test('never shadow a page', () => {
    expect(straight([{ from: '/a', to: '/b' }], '/a', '/b')).toEqual([]);
  });

  test('are left out for a hidden page or a loop', () => {
    expect(straight([{ from: '/a', to: '/b' }])).toEqual([]);
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(straight(circle)).toEqual([]);
  });

  test('contain no path that would be parsed as another rule', () => {
    expect(straight([{ from: '/a/* /b 200\n/x', to: '/b' }], '/b')).toEqual([]);
  });
});

describe('what was deleted', () => {
  test('answers 410, also at its earlier addresses @pages.gone', () => {
    const redirects = [
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ];
    expect(answers({ redirects, gone: ['/c', '/d'] })).toEqual({
      redirects: [],
      gone: ['/c', '/d', '/a', '/b'],
    });
  });

  test('does not where there is a page again, or was one that moved', () => {
    const redirects = [{ from: '/b', to: '/c' }];
    expect(answers({ redirects, gone: ['/a', '/b'] }, '/a', '/c')).toEqual({
      redirects: [{ from: '/b', to: '/c' }],
      gone: [],
    });
  });

  test('contains no path that would be parsed as another rule', () => {
    expect(answers({ gone: ['/a 200\n/*'] }).gone).toEqual([]);
  });
});

test('an old address leads to a page in one step or answers 410, for any table', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const tables = fc.uniqueArray(fc.record({ from: path, to: path }), {
    selector: ({ from }) => from,
  });
  fc.assert(
    fc.property(tables, fc.uniqueArray(path), fc.uniqueArray(path), (table, deleted, pages) => {
      const { redirects, gone } = answers({ redirects: table, gone: deleted }, ...pages);
      for (const { from, to } of redirects) {
        expect(pages).toContain(to);
        expect(pages).not.toContain(from);
      }
      const answered = [...redirects.map(({ from }) => from), ...gone];
      expect(new Set(answered).size).toBe(answered.length);
      for (const each of gone) expect(pages).not.toContain(each);
      for (const each of deleted) expect([...pages, ...answered]).toContain(each);
    }),
  );
});

test('a moved category is one rule, after those of products that moved elsewhere', () => {
  const at = (rest: string) => `/rental-services/${rest}`;
  const redirects = [
    { from: at('tents'), to: at('canopies') },
    { from: at('tents/round'), to: at('canopies/round') },
    { from: at('tents/long'), to: at('canopies/long') },
    { from: at('tents/sold'), to: at('canopies/sold') },
    { from: at('tents/pole'), to: at('poles/pole') },
  ];
  const pages = new Set(['canopies', 'canopies/round', 'canopies/long', 'poles/pole'].map(at));
  const old = { redirects, gone: [at('canopies/sold')] };
  expect(redirectsFile(old, (path) => pages.has(path)).split('\n')).toEqual([
    ...PAGES_OF_MISSING,
    `${at('tents')} ${at('canopies')} 301`,
    `${at('tents/pole')} ${at('poles/pole')} 301`,
    `${at('canopies/sold')} /product-not-found.html 410`,
    `${at('tents/sold')} /product-not-found.html 410`,
    `${at('tents/:product')} ${at('canopies/:product')} 301`,
    `${at(':category/:product')} /product-not-found.html 404`,
    '',
  ]);
});

test('the comparison of a moved category moves along, if the category still has one @compare.page', () => {
  const redirects = ['linens', 'cloths', 'chairs'].map((slug) => ({
    from: `/rental-services/old-${slug}`,
    to: `/rental-services/${slug}`,
  }));
  const pages = new Set([...redirects.map(({ to }) => to), '/compare/linens', '/compare/cloths']);
  // Another category has this address by now.
  pages.add('/compare/old-cloths');
  const rules = redirectsFile({ redirects, gone: [] }, (path) => pages.has(path)).split('\n');
  expect(rules.filter((rule) => rule.startsWith('/compare'))).toEqual([
    '/compare/old-linens /compare/linens 301',
  ]);
});

test('the file ends with the answer for unknown products', () => {
  const old = {
    redirects: [{ from: '/a', to: '/b' }],
    gone: ['/rental-services/tents', '/rental-services/tents/old-tent'],
  };
  expect(redirectsFile(old, (path) => path === '/b').split('\n')).toEqual([
    ...PAGES_OF_MISSING,
    '/a /b 301',
    '/rental-services/tents /404.html 410',
    '/rental-services/tents/old-tent /product-not-found.html 410',
    '/rental-services/:category/:product /product-not-found.html 404',
    '',
  ]);
});
