/**
 * Records a site's pages so that the next build reuses unchanged ones. Names the code's key
 * (`site-code.ts`), so that no page of other code is reused.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** In the site's folder. It is not served. */
export const RECORD_FILE = '/.pages.json';

export interface PageRecord {
  /** From the root of the site, with a slash in front. */
  file: string;
  /** Hash of all that the page shows, or of its text if it is rendered every time. */
  key: string;
  /** Bytes: after a power failure a file may be shorter than what was written. */
  size: number;
  /** Hashes of its inline code (`inlineHashes`), one a line: the same on thousands of pages. */
  inline: string;
}

/** What the file says: distinct `inline`, and of each page file, key, size and the number of its `inline`. */
interface Content {
  code: string;
  inline: string[];
  pages: [string, string, number, number][];
}

/** What this process wrote last: it need not be read and compared with the files again. */
let last: { text: string; pages: ReadonlyMap<string, PageRecord> } | undefined;

/** @returns the text of the file; the same for the same pages and code */
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
 * @param site folder of a site, which need not be there
 * @param code key of the code
 * @returns its pages by file; none if it is of other code, or its record cannot be read
 */
export function recordedPages(site: string, code: string): ReadonlyMap<string, PageRecord> {
  try {
    const text = readFileSync(path.join(site, RECORD_FILE), 'utf8');
    if (last?.text === text) return last.pages;
    const { code: made, inline, pages } = JSON.parse(text) as Content;
    if (made !== code) return new Map();
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
