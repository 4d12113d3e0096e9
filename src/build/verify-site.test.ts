import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PAGES } from '#site/paths.ts';
import { pageProblems } from './verify-site.ts';

const PUBLIC = {
  categories: [{ slug: 'chairs' }],
  items: [
    { category: 'chairs', slug: 'gold' },
    { category: 'chairs', slug: 'oak' },
  ],
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-verify-'));
  for (const page of Object.values(PAGES)) write(page === '/' ? '/index' : page);
  write('/rental-services/chairs');
  write('/rental-services/chairs/gold');
  write('/rental-services/chairs/oak');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(page: string): void {
  const file = path.join(folder, `${page}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
}

function remove(page: string): void {
  rmSync(path.join(folder, `${page}.html`));
}

test('a site with a page for everything public may be published', () => {
  expect(pageProblems(folder, PUBLIC, PUBLIC)).toEqual([]);
});

test('missing and extra pages are named @publish.checked', () => {
  remove('/rental-services/chairs/gold');
  write('/rental-services/chairs/secret');
  expect(pageProblems(folder, PUBLIC, PUBLIC)).toEqual([
    '/rental-services/chairs/gold has no page',
    '/rental-services/chairs/secret has a page and is not public',
  ]);
});

test('a page that every shop has is required', () => {
  remove(PAGES.checkout);
  expect(pageProblems(folder, PUBLIC, PUBLIC)).toEqual(['/checkout has no page']);
});

test('what changed during the build may be either way', () => {
  const fewer = { ...PUBLIC, items: PUBLIC.items.slice(1) };
  expect(pageProblems(folder, PUBLIC, fewer)).toEqual([]);
  expect(pageProblems(folder, fewer, PUBLIC)).toEqual([]);
  remove('/rental-services/chairs/gold');
  expect(pageProblems(folder, PUBLIC, fewer)).toEqual([]);
});

test('an empty shop is never published @publish.empty', () => {
  expect(pageProblems(folder, { categories: [], items: [] }, PUBLIC)).toHaveLength(1);
});
