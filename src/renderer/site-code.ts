/** The output of `astro build` for the code, which stays while only data change. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './files.ts';

/** Inputs of pages and style sheet. */
const SOURCES = ['src', 'db', 'public', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];
/** Files of `SOURCES` that are no inputs. */
const EXCLUDED = /\.test\.tsx?$|\/README\.md$|^db\/(migrations|seed|backup)\//;

/** Astro's folder of files for browsers; `keep-renderer.ts` puts the renderer beside it. */
export const CLIENT_FOLDER = 'client';
export const RENDERER_FOLDER = 'renderer';

export interface SiteCode {
  /** Hash of all inputs. */
  key: string;
  /** Contains `client` and `renderer`; exists when both are complete. */
  folder: string;
  /** Scripts, styles, fonts and public files. */
  client: string;
  renderer: string;
}

/**
 * @param root folder of the project
 * @param cacheFolder has a folder for each state of the code
 * @param settings further inputs, such as the site's address
 */
export function siteCode(
  root: string,
  cacheFolder: string,
  settings: Readonly<Record<string, string | undefined>>,
): SiteCode {
  const files = SOURCES.flatMap((source) => sourceFiles(root, source));
  const key = filesKey(
    root,
    files.filter((file) => !EXCLUDED.test(file)),
    settings,
  );
  const folder = path.resolve(root, cacheFolder, key);
  return {
    key,
    folder,
    client: path.join(folder, CLIENT_FOLDER),
    renderer: path.join(folder, RENDERER_FOLDER),
  };
}

/**
 * Reads files synchronously: a thousand in a tenth of a second, for which a save waits.
 * @param root folder of the project
 * @param files relative to the root
 * @param settings further inputs
 * @returns a hash of all of them and Node's version
 */
export function filesKey(
  root: string,
  files: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  for (const file of files) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param source a file or folder. @returns its files relative to the root, sorted, with forward slashes */
export function sourceFiles(root: string, source: string): string[] {
  const absolute = path.join(root, source);
  if (!existsSync(absolute)) return [];
  if (path.extname(source) !== '') return [source];
  return filesOf(absolute)
    .map((file) => source + file)
    .toSorted();
}
