import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordRedirects } from '#db/queries/catalog/redirects.ts';
import { redirects } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { recordRedirect, redirectsOf } from '../../support/redirects.ts';

const db = useDatabase();
const table = () => redirectsOf(db(), '/');

beforeEach(async () => {
  await db().delete(redirects);
});

describe('a page that moved', () => {
  test('leads from its old address to the new one @pages.moved', async () => {
    await recordRedirect(db(), '/a', '/b');
    expect(await table()).toEqual({ '/a': '/b' });
  });

  test('leaves no chain when it moves again', async () => {
    await recordRedirect(db(), '/a', '/b');
    await recordRedirect(db(), '/b', '/c');
    expect(await table()).toEqual({ '/a': '/c', '/b': '/c' });
  });

  test('leaves no loop when it moves back', async () => {
    await recordRedirect(db(), '/a', '/b');
    await recordRedirect(db(), '/b', '/a');
    expect(await table()).toEqual({ '/b': '/a' });
  });

  test('is still found when another page has had one of its addresses since', async () => {
    await recordRedirect(db(), '/a', '/b');
    await recordRedirect(db(), '/b', '/c');
    await recordRedirect(db(), '/x', '/b');
    expect(await table()).toEqual({ '/a': '/c', '/x': '/b' });
  });

  test('changes nothing when it did not move', async () => {
    await recordRedirect(db(), '/x', '/a');
    await recordRedirect(db(), '/a', '/a');
    expect(await table()).toEqual({ '/x': '/a' });
  });
});

test('two pages that swap their addresses leave no redirect', async () => {
  await recordRedirects(db(), ['/a', '/b'], ['/b', '/a']);
  expect(await table()).toEqual({});
});

test('a category moves with more items than a statement takes parameters', async () => {
  const below = (folder: string) => Array.from({ length: 33_000 }, (_, i) => `/${folder}/${i}`);
  await recordRedirects(db(), below('a'), below('b'));
  await recordRedirects(db(), below('b'), below('c'));
  const rows = Object.entries(await table());
  expect(rows).toHaveLength(66_000);
  expect(rows.filter(([, to]) => !to.startsWith('/c/'))).toEqual([]);
});

test('whatever happens, a redirect leads to a page, and no page is redirected', async () => {
  const places = ['/a', '/b', '/c', '/d', '/e'];
  const steps = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...places)), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (wanted) => {
      await db().delete(redirects);
      const pages = ['/a', '/b', '/c'];
      // Where each page has been.
      const visits = new Map(pages.map((page, index) => [page, index]));
      for (const [page, to] of wanted) {
        const from = pages[page] ?? '';
        if (pages.includes(to)) continue;
        pages[page] = to;
        visits.set(to, page);
        await recordRedirect(db(), from, to);
      }
      const found = Object.entries(await table());
      for (const [from, to] of found) {
        expect(pages).not.toContain(from);
        expect(to).toBe(pages[visits.get(from) ?? -1]);
      }
      // Nobody is lost: every address that a page has left, and none has now, redirects.
      expect(found).toHaveLength(visits.size - pages.length);
    }),
    { numRuns: 40 },
  );
});
