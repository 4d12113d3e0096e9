import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectsAfter, type Redirect } from './redirects.ts';

/** Applies moves one after another, as saving does. */
function follow(steps: readonly (readonly Redirect[])[]): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const moves of steps) {
    const existing = [...redirects].map(([from, to]) => ({ from, to }));
    const { remove, put } = redirectsAfter(existing, moves);
    for (const from of remove) redirects.delete(from);
    for (const { from, to } of put) redirects.set(from, to);
  }
  return redirects;
}
const move = (from: string, to: string): Redirect => ({ from, to });

describe('redirectsAfter', () => {
  test('an old address leads to the new one @pages.moved', () => {
    expect(redirectsAfter([], [move('/a', '/b')])).toEqual({
      remove: [],
      put: [move('/a', '/b')],
    });
  });

  test('a second move leaves no chain', () => {
    expect(follow([[move('/a', '/b')], [move('/b', '/c')]])).toEqual(
      new Map([
        ['/a', '/c'],
        ['/b', '/c'],
      ]),
    );
  });

  test('a move back leaves no loop', () => {
    expect(follow([[move('/a', '/b')], [move('/b', '/a')]])).toEqual(new Map([['/b', '/a']]));
  });

  test('two pages that swap their addresses leave no redirect', () => {
    expect(follow([[move('/a', '/b'), move('/b', '/a')]])).toEqual(new Map());
  });

  test('a page that did not move changes nothing', () => {
    expect(redirectsAfter([move('/x', '/a')], [move('/a', '/a')])).toEqual({ remove: [], put: [] });
  });

  test('whatever happens, a redirect leads to a page, and no page is redirected', () => {
    const places = ['/a', '/b', '/c', '/d', '/e'];
    const steps = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...places)), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, (wanted) => {
        const pages = ['/a', '/b', '/c'];
        const moves: Redirect[][] = [];
        for (const [page, to] of wanted) {
          const from = pages[page] ?? '';
          if (pages.includes(to)) continue;
          pages[page] = to;
          moves.push([move(from, to)]);
        }
        for (const [from, to] of follow(moves)) {
          expect(pages).toContain(to);
          expect(pages).not.toContain(from);
        }
      }),
    );
  });
});
