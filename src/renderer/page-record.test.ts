import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageRecord } from './page-record.ts';

const CODE = 'abc';
const PAGES: PageRecord[] = [
  { file: '/index.html', key: 'one', size: 5, inline: "script-src 'sha256-a'" },
  { file: '/about.html', key: 'two', size: 6, inline: "script-src 'sha256-a'" },
  { file: '/list.json', key: 'three', size: 2, inline: '' },
];

let site: string;

/** @returns the module as another process would load it, which remembers nothing */
function inAnotherProcess(): Promise<typeof import('./page-record.ts')> {
  vi.resetModules();
  return import('./page-record.ts');
}

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'woodward-record-'));
  for (const { file, size } of PAGES) writeFileSync(path.join(site, file), 'x'.repeat(size));
  const { RECORD_FILE, recordOf } = await inAnotherProcess();
  writeFileSync(path.join(site, RECORD_FILE), recordOf(PAGES, CODE));
});
afterEach(() => rmSync(site, { recursive: true }));

test('a site is read as it was written, by the process that wrote it and by another', async () => {
  const written = await import('./page-record.ts');
  const pages = new Map(PAGES.map((page) => [page.file, page]));
  expect(written.recordedPages(site, CODE)).toEqual(pages);
  const { recordedPages } = await inAnotherProcess();
  expect(recordedPages(site, CODE)).toEqual(pages);
});

test('nothing is taken over of other code, nor of a folder without a record', async () => {
  const { recordedPages } = await inAnotherProcess();
  expect(recordedPages(site, 'def').size).toBe(0);
  expect(recordedPages(path.join(site, 'nowhere'), CODE).size).toBe(0);
});

test('a page that a power failure cut off is not taken over @publish.whole', async () => {
  writeFileSync(path.join(site, 'about.html'), 'x');
  rmSync(path.join(site, 'list.json'));
  const { recordedPages } = await inAnotherProcess();
  expect([...recordedPages(site, CODE).keys()]).toEqual(['/index.html']);
});

test('a record that was cut off is no record', async () => {
  const { RECORD_FILE, recordedPages } = await inAnotherProcess();
  writeFileSync(path.join(site, RECORD_FILE), '{"code":"abc","pages":[["/ind');
  expect(recordedPages(site, CODE).size).toBe(0);
});
