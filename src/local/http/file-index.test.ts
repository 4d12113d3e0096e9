import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeAddress, indexFiles, pageAt, type FileIndex } from './file-index.ts';

let folder: string;
let index: FileIndex;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'woodward-index-'));
  mkdirSync(path.join(folder, 'site/blog'), { recursive: true });
  const names = [
    'index.html',
    'checkout.html',
    'blog/index.html',
    'a b.txt',
    '_headers',
    '_redirects',
    '.pages.json',
  ];
  for (const name of names) writeFileSync(path.join(folder, 'site', name), name);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'site/link.txt'));
  index = indexFiles(path.join(folder, 'site'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = (address: string) => {
  const file = pageAt(index, address);
  return file === undefined ? undefined : path.relative(path.join(folder, 'site'), file);
};

test('finds pages without their extension', () => {
  expect(found('/')).toBe('index.html');
  expect(found('/checkout')).toBe('checkout.html');
  expect(found('/checkout.html')).toBe('checkout.html');
  expect(found('/blog')).toBe(path.join('blog', 'index.html'));
  expect(found('/a b.txt')).toBe('a b.txt');
});

test.each([
  '/_headers',
  '/.pages.json',
  '/_redirects',
  '/link.txt',
  '/../secret.txt',
  '/blog',
  '/none',
  '/checkout/',
])('serves no file that is not listed: %j', (address) => {
  expect(index.get(address)).toBeUndefined();
});

test('decodes an address once', () => {
  expect(decodeAddress('/a%20b.txt')).toBe('/a b.txt');
  expect(decodeAddress('/%2561')).toBe('/%61');
});

test.each([
  '/%2e%2e/secret.txt',
  '/a/../b',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/a%00.html',
  '/%',
  '/%ff',
  '//evil.example/',
  '/a//b',
])('rejects %j', (pathname) => {
  expect(decodeAddress(pathname)).toBeUndefined();
});
