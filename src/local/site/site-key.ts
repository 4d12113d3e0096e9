/**
 * What a built site was made of, as one text: when the text is the same, so is the site.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything of the project that reaches a page. Data come from the catalogue's fingerprint. */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
/** Parts of `src` that reach none. */
const BESIDE = /^src\/local\/|\.test\.tsx?$|(^|\/)README\.md$/;

export interface SiteIngredients {
  /** Folder of the project. */
  root: string;
  /** `catalogueFingerprint` of the data. */
  catalogue: string;
  /** Public address that is written into pages. */
  siteUrl: string;
}

/** @returns SHA-256 (hex) of all ingredients */
export async function siteKey({ root, catalogue, siteUrl }: SiteIngredients): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify({ catalogue, siteUrl }));
  for (const source of SOURCES) {
    for (const file of await filesOf(root, source)) {
      hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** @returns the source's files relative to the root, sorted, with slashes */
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
