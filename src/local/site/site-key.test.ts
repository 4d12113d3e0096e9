import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteKey, type SiteIngredients } from './site-key.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'woodward-key-'));
  write('src/pages/index.astro', '<h1>Home</h1>');
  write('public/favicon.svg', '<svg/>');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const keep = { requestsMonths: 24, mailsDays: 30 };
const key = (change: Partial<SiteIngredients> = {}) =>
  siteKey({ root, catalog: 'data', siteUrl: 'http://localhost:4321', keep, ...change });

test('is the same for the same ingredients', async () => {
  expect(await key()).toBe(await key());
});

test('changes with data, address, settings, pages, public files and packages', async () => {
  const keys = [await key(), await key({ catalog: 'other' }), await key({ siteUrl: 'http://x' })];
  keys.push(await key({ keep: { ...keep, requestsMonths: null } }));
  write('src/pages/index.astro', '<h1>Hello</h1>');
  keys.push(await key());
  write('public/favicon.svg', '<svg></svg>');
  keys.push(await key());
  write('package-lock.json', '{}');
  keys.push(await key());
  expect(new Set(keys).size).toBe(keys.length);
});

test('changes when a file moves', async () => {
  const before = await key();
  rmSync(path.join(root, 'src/pages/index.astro'));
  write('src/pages/home.astro', '<h1>Home</h1>');
  expect(await key()).not.toBe(before);
});

test('stays when what reaches no page changes', async () => {
  const before = await key();
  write('src/domain/money.test.ts', 'test');
  write('src/domain/README.md', 'read me');
  expect(await key()).toBe(before);
});
