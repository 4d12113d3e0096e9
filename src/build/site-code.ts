/** What `astro build` makes of the code: it stays the same while only data change. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { sourceKey } from './source-key.ts';

const KEY_LENGTH = 16;

/** Folders of one state of the code. */
export interface SiteCode {
  /** Hash of everything that the code is made of. */
  key: string;
  /** Holds the others, and is there when they are complete. */
  folder: string;
  /** Scripts, styles, fonts and public files. */
  client: string;
  renderer: string;
  /** Pages that it rendered, for later builds. */
  pages: string;
}

/**
 * @param root folder of the project
 * @param cacheFolder holds a folder for each state of the code
 * @param settings what the code depends on besides its sources, such as the site's address
 */
export function siteCode(
  root: string,
  cacheFolder: string,
  settings: Readonly<Record<string, string | undefined>>,
): SiteCode {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const key = sourceKey(root, hash).slice(0, KEY_LENGTH);
  const folder = path.resolve(root, cacheFolder, key);
  const inside = (name: string) => path.join(folder, name);
  return {
    key,
    folder,
    client: inside('client'),
    renderer: inside('renderer'),
    pages: inside('pages'),
  };
}
