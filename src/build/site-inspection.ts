/** Reads a built site: all file names, and facts about each page. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PageMemory } from './page-memory.ts';
import type { PageRecord } from './page-record.ts';

export interface SiteInspection {
  /** Every file as an absolute path from the site's root. */
  files: ReadonlySet<string>;
  /** By the page's address, without the file extension. */
  pages: ReadonlyMap<string, PageRecord>;
  /** Number of pages that were parsed. */
  fresh: number;
}

/**
 * @param root folder of the site
 * @param memoryFile stores the facts for the next build
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

/** @returns the public address of a page's file */
export function pageAddress(file: string): string {
  return file.replace(/(?:(?<=\/)index)?\.html$/, '');
}

/** @returns every file of a site as an absolute path from its root */
export function filesOf(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => `/${file.replaceAll(path.sep, '/')}`),
  );
}
