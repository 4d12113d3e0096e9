import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageMemory } from './page-memory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);
const linkTo = (address: string) => `<a href="${address}">A</a>`;

function write(name: string, address: string): string {
  writeFileSync(inFolder(name), linkTo(address));
  return inFolder(name);
}

/** Simulates consecutive builds. */
function reading(...files: string[]): { links: string[][]; fresh: number } {
  const memory = new PageMemory(inFolder('memory.json'));
  const links = files.map((file) => memory.read(file).links);
  memory.save();
  return { links, fresh: memory.fresh };
}

test('a page is parsed once, also as a copy', async () => {
  const page = write('a.html', '/one');
  expect(reading(page)).toEqual({ links: [['/one']], fresh: 1 });
  expect(reading(page)).toEqual({ links: [['/one']], fresh: 0 });
  await copyFile(page, inFolder('copy.html'));
  expect(reading(inFolder('copy.html'))).toEqual({ links: [['/one']], fresh: 0 });
});

test('a changed page is parsed again, whatever its length and age', () => {
  const page = write('a.html', '/one');
  reading(page);
  writeFileSync(page, linkTo('/two'));
  utimesSync(page, new Date(0), new Date(0));
  expect(reading(page)).toEqual({ links: [['/two']], fresh: 1 });
});

test('removed pages are forgotten', () => {
  const first = write('a.html', '/one');
  const second = write('b.html', '/two');
  reading(first, second);
  reading(write('c.html', '/three'));
  expect(reading(first)).toEqual({ links: [['/one']], fresh: 1 });
});

test('a record does not keep its page in memory', () => {
  const filler = `<p>${'x'.repeat(1_000_000)}</p>`;
  const before = liveMemory();
  const memory = new PageMemory(inFolder('memory.json'));
  for (let number = 0; number < 50; number += 1) {
    writeFileSync(inFolder('a.html'), linkTo(`/a-rather-long-address-${number}`) + filler);
    expect(memory.read(inFolder('a.html')).links).toHaveLength(1);
  }
  expect(liveMemory() - before).toBeLessThan(10_000_000);
  expect(memory.fresh).toBe(50);
});

/** @returns bytes still referenced */
function liveMemory(): number {
  setFlagsFromString('--expose-gc');
  // The flag exposes `gc` in new contexts only.
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
