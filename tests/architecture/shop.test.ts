import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** Folders whose code runs in a browser, apart from what pages are made of. */
const IN_BROWSERS = 'src/{islands,admin,stores,enhance,ui,api-client}/**/*.{ts,tsx}';

/** @returns the files that import a module of `src/site`, by its alias or from beside it */
function importersOf(module: string, pattern: string): string[] {
  const wanted = `src/site/${module}.ts`;
  return sourceFiles(pattern)
    .filter(({ name }) => !name.includes('.test.'))
    .filter(({ name, text }) =>
      [...text.matchAll(/from '(#site\/|\.{1,2}\/)([^']+)'/g)].some(
        ([, from = '', rest = '']) =>
          path.posix.join(
            from === '#site/' ? 'src/site' : path.posix.dirname(name),
            from === '#site/' ? '' : from,
            rest,
          ) === wanted,
      ),
    )
    .map(({ name }) => name);
}

test('only the defaults of a new shop read the business of the code @settings.everywhere', () => {
  expect(importersOf('shop/config', '{src,netlify,db,tools}/**/*.{ts,tsx,astro}')).toEqual([
    'src/site/settings/defaults.ts',
  ]);
});

test('functions and scripts do not read what is set only where pages are rendered', () => {
  expect(importersOf('shop/shop', 'src/pages/**/*.astro')).not.toEqual([]);
  expect(importersOf('shop/shop', 'src/{server,local}/**/*.ts')).toEqual([]);
  expect(importersOf('shop/shop', IN_BROWSERS)).toEqual([]);
});
