/**
 * Reads a built site: every file's name, and of every page what it says of itself.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pack, pageRecord, unpack, type PackedRecords, type PageRecord } from './page-record.ts';

export interface SiteInspection {
  /** Every file, from the root of the site, with a slash in front. */
  files: ReadonlySet<string>;
  /** By the page's address, without the ending of its file. */
  pages: ReadonlyMap<string, PageRecord>;
  /** Pages that had to be read tag by tag. */
  fresh: number;
}

/**
 * @param root folder of the site
 * @param memory file that keeps what was read, for the next time; every page is still hashed, so
 *   it cannot vouch for one that has changed
 */
export function inspectSite(root: string, memory?: string): SiteInspection {
  const known = readMemory(memory);
  const files = filesOf(root);
  const pages = new Map<string, PageRecord>();
  const records = new Map<string, PageRecord>();
  let fresh = 0;
  for (const file of files) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(path.join(root, file));
    const hash = createHash('sha1').update(html).digest('base64url');
    const remembered = unpack(known, hash);
    if (!remembered) fresh += 1;
    const record = remembered ?? pageRecord(html.toString('utf8'));
    records.set(hash, record);
    pages.set(pageAddress(file), record);
  }
  if (memory !== undefined && fresh > 0) writeFileSync(memory, JSON.stringify(pack(records)));
  return { files, pages, fresh };
}

/** @returns the address that visitors have for a page's file */
export function pageAddress(file: string): string {
  return file.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** @returns every file of a site, from its root, with a slash in front */
export function filesOf(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`),
  );
}

function readMemory(file: string | undefined): PackedRecords {
  if (file === undefined || !existsSync(file)) return { texts: [], pages: {} };
  // Written by this module only, in a folder that goes with the code (`build-cache.ts`).
  return JSON.parse(readFileSync(file, 'utf8')) as PackedRecords;
}
