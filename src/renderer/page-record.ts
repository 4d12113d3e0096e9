/** A record of a site's pages and their code (`site-code.ts`), so that a build reuses unchanged ones. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** In the site's folder, but not served. */
export const RECORD_FILE = '/.pages.json';

export interface PageRecord {
  /** From the site's root, with a leading slash. */
  file: string;
  /** Hash of all that the page shows, or of its text if it is always rendered. */
  key: string;
  /** Bytes: after a power failure a file may be shorter. */
  size: number;
  /** Hashes of inline code (`inlineHashes`), one per line: the same on thousands of pages. */
  inline: string;
}

/** Distinct `inline`, and for each page its file, key, size and index in `inline`. */
interface Content {
  code: string;
  inline: string[];
  pages: [string, string, number, number][];
}

/** Cache of the record that this process wrote last. */
let last: { text: string; pages: ReadonlyMap<string, PageRecord> } | undefined;

/** Deterministic for the same pages and code. */
export function recordOf(pages: readonly PageRecord[], code: string): string {
  const inline = [...new Set(pages.map((page) => page.inline))];
  const content: Content = {
    code,
    inline,
    pages: pages.map(({ file, key, size, inline: list }) => [
      file,
      key,
      size,
      inline.indexOf(list),
    ]),
  };
  const text = JSON.stringify(content);
  last = { text, pages: new Map(pages.map((page) => [page.file, page])) };
  return text;
}

/**
 * @param site folder, which may not exist
 * @param code key of the code
 * @returns pages by file; empty for other code or an unreadable record
 */
export function recordedPages(site: string, code: string): ReadonlyMap<string, PageRecord> {
  try {
    const text = readFileSync(path.join(site, RECORD_FILE), 'utf8');
    if (last?.text === text) return last.pages;
    const { code: recordedCode, inline, pages } = JSON.parse(text) as Content;
    if (recordedCode !== code) return new Map();
    const whole = pages.filter(
      ([file, , size]) => statSync(path.join(site, file), { throwIfNoEntry: false })?.size === size,
    );
    return new Map(
      whole.map(([file, key, size, list]) => [
        file,
        { file, key, size, inline: inline[list] ?? '' },
      ]),
    );
  } catch {
    return new Map();
  }
}
