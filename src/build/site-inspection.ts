/**
 * Reads a built site: every file's name, and of every page what it says of itself.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PageMemory } from './page-memory.ts';
import type { PageRecord } from './page-record.ts';

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
 * @param memoryFile keeps what was read, for the next time
 */
export function inspectSite(root: string, memoryFile: string): SiteInspection {
  const memory = new PageMemory(memoryFile);
  const files = filesOf(root);
  const pages = new Map<string, PageRecord>();
  for (const file of files) {
    if (file.endsWith('.html')) pages.set(pageAddress(file), memory.read(path.join(root, file)));
  }
  memory.save();
  return { files, pages, fresh: memory.fresh };
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
