/** Hash of the source code that pages are made of. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.ts';

/** All inputs of pages and style sheet. */
const SOURCES = ['src', 'db', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
/** Parts of them that are not. */
const BESIDE = /\.test\.tsx?$|\/README\.md$|^db\/(migrations|seed|backup)\//;

/**
 * Reads them one after another without waiting in between: a thousand files in a tenth of a second,
 * and a save waits for it.
 * @param root folder of the project
 * @param hash receives all sources
 * @returns SHA-256 (hex) of all sources and of what `hash` contained before
 */
export function sourceKey(root: string, hash: Hash = createHash('sha256')): string {
  hash.update(process.version);
  for (const source of SOURCES) {
    for (const file of sourceFiles(root, source)) {
      hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** @returns the source's files relative to the root, sorted, with forward slashes */
function sourceFiles(root: string, source: string): string[] {
  const absolute = path.join(root, source);
  if (!existsSync(absolute)) return [];
  if (path.extname(source) !== '') return [source];
  return filesOf(absolute)
    .map((file) => source + file)
    .filter((file) => !BESIDE.test(file))
    .toSorted();
}
