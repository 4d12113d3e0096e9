/** Hash of the source code that pages are made of. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** All inputs of pages and style sheet. */
const SOURCES = ['src', 'db', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
/** Parts of them that are not. */
const BESIDE = /\.test\.tsx?$|(^|\/)README\.md$|^db\/(migrations|seed|backup)\//;

/**
 * @param root folder of the project
 * @param hash receives all sources
 * @returns SHA-256 (hex) of all sources and of what `hash` contained before
 */
export async function sourceKey(root: string, hash: Hash = createHash('sha256')): Promise<string> {
  hash.update(process.version);
  for (const source of SOURCES) {
    for (const file of await filesOf(root, source)) {
      hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** @returns the source's files relative to the root, sorted, with forward slashes */
async function filesOf(root: string, source: string): Promise<string[]> {
  const absolute = path.join(root, source);
  if (!existsSync(absolute)) return [];
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !BESIDE.test(file))
    .toSorted();
}
