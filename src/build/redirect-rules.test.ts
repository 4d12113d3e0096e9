import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Redirect } from '#domain/redirects.ts';
import { redirectsFile, straightRedirects } from './redirect-rules.ts';

const straight = (redirects: Redirect[], ...pages: string[]) =>
  straightRedirects(redirects, (path) => pages.includes(path));

describe('redirects', () => {
  test('lead straight to the page, however often it moved', () => {
    const chain = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ];
    expect(straight(chain, '/c')).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ]);
  });

  test('never shadow a page', () => {
    expect(straight([{ from: '/a', to: '/b' }], '/a', '/b')).toEqual([]);
  });

  test('are left out where the page is gone, or the way is a circle', () => {
    expect(straight([{ from: '/a', to: '/b' }])).toEqual([]);
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(straight(circle)).toEqual([]);
  });

  test('hold no path that would be another rule', () => {
    expect(straight([{ from: '/a/* /b 200\n/x', to: '/b' }], '/b')).toEqual([]);
  });

  test('end at a page after one step, whatever the table holds', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    const tables = fc.uniqueArray(fc.record({ from: path, to: path }), {
      selector: ({ from }) => from,
    });
    fc.assert(
      fc.property(tables, fc.uniqueArray(path), (table, pages) => {
        for (const { from, to } of straight(table, ...pages)) {
          expect(pages).toContain(to);
          expect(pages).not.toContain(from);
        }
      }),
    );
  });
});

test('the file ends with the answer for unknown products', () => {
  expect(redirectsFile([{ from: '/a', to: '/b' }]).split('\n')).toEqual([
    '/a /b 301',
    '/rental-services/:category/:product /product-not-found.html 404',
    '',
  ]);
});
