/** The facts stored per page, so that an unchanged page need not be parsed again. */
import { createHash } from 'node:crypto';
import { pageFacts } from './page-facts.ts';

export interface PageRecord {
  /** Addresses it links to. */
  links: string[];
  /** Its images. Editors may name a missing one, for which pages show a placeholder. */
  images: string[];
  ids: string[];
  /** Hashes of its inline code, in the format of a content security policy. */
  scripts: string[];
  styles: string[];
  /** Errors of its structured data. */
  problems: string[];
}

export function pageRecord(html: string): PageRecord {
  const { links, images, ids, scripts, styles, rules, data } = pageFacts(html);
  return {
    links: [...links],
    images: [...images],
    ids: [...ids],
    scripts: [...scripts, ...rules].map(hashOf),
    styles: styles.map(hashOf),
    problems: data.flatMap(dataProblem),
  };
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function dataProblem(block: string): string[] {
  try {
    const value: unknown = JSON.parse(block);
    const isGraph = typeof value === 'object' && value !== null && '@context' in value;
    return isGraph ? [] : ['structured data without a context'];
  } catch {
    return ['structured data that is no JSON'];
  }
}

/**
 * Lists of indexes in the order of `PageRecord`, because most texts occur on thousands of pages.
 */
type Packed = number[][];

export interface PackedRecords {
  texts: string[];
  /** By the hash of the page. */
  pages: Record<string, Packed>;
}

/** @param records by the hash of the page */
export function pack(records: ReadonlyMap<string, PageRecord>): PackedRecords {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const pages = Object.fromEntries(
    [...records].map(([hash, { links, images, ids, scripts, styles, problems }]) => [
      hash,
      [links, images, ids, scripts, styles, problems].map((texts) => texts.map(numberOf)),
    ]),
  );
  return { texts: [...numbers.keys()], pages };
}

/** @returns the record of the page with this hash, if any */
export function unpack({ texts, pages }: PackedRecords, hash: string): PageRecord | undefined {
  const packed = pages[hash];
  if (!packed) return undefined;
  const list = (index: number) => (packed[index] ?? []).map((number) => texts[number] ?? '');
  return {
    links: list(0),
    images: list(1),
    ids: list(2),
    scripts: list(3),
    styles: list(4),
    problems: list(5),
  };
}
