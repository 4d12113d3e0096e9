import { expect, test } from 'vitest';
import { sourceFiles } from '../support/tree.ts';

/** Folders whose code runs in a browser, apart from what pages are made of. */
const IN_BROWSERS = 'src/{islands,admin,stores,enhance,ui,api-client}/**/*.{ts,tsx}';

/** @returns the files that import a module of `src/site` */
function importersOf(module: string, pattern: string): string[] {
  const alias = new RegExp(String.raw`from '#site/${module}\.ts'`);
  const relative = new RegExp(String.raw`from '(?:\./|\.\./)+${module}\.ts'`);
  return sourceFiles(pattern)
    .filter(({ name }) => !name.includes('.test.'))
    .filter(({ name, text }) => (name.startsWith('src/site/') ? relative : alias).test(text))
    .map(({ name }) => name);
}

test('only the defaults of a new shop read the business of the code @settings.everywhere', () => {
  expect(importersOf('config', '{src,netlify,db,tools}/**/*.{ts,tsx,astro}')).toEqual([
    'src/site/settings/defaults.ts',
  ]);
});

test('functions and scripts do not read what is set only where pages are rendered', () => {
  expect(importersOf('shop', 'src/pages/**/*.astro')).not.toEqual([]);
  expect(importersOf('shop', 'src/{server,local}/**/*.ts')).toEqual([]);
  expect(importersOf('shop', IN_BROWSERS)).toEqual([]);
});
