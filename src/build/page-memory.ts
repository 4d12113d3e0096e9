/**
 * Remembers facts about pages from the last build: an edit changes a handful of ten thousand pages.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pack, pageRecord, unpack, type PackedRecords, type PageRecord } from './page-record.ts';

export class PageMemory {
  readonly #file: string;
  readonly #known: PackedRecords;
  readonly #records = new Map<string, PageRecord>();
  readonly #texts = new Map<string, string>();
  #read = 0;

  /** @param file of the last build, if it exists; `save` replaces it */
  constructor(file: string) {
    this.#file = file;
    this.#known = existsSync(file)
      ? // Written only by `save`, in a folder per state of the code (`build-cache.ts`).
        (JSON.parse(readFileSync(file, 'utf8')) as PackedRecords)
      : { texts: [], pages: {} };
  }

  /** Number of pages that were parsed. */
  get fresh(): number {
    return this.#read;
  }

  /** @param file a page, identified by the hash of its content */
  read(file: string): PageRecord {
    const html = readFileSync(file);
    const hash = createHash('sha1').update(html).digest('base64url');
    const record = unpack(this.#known, hash) ?? this.#readPage(html);
    this.#records.set(hash, record);
    return record;
  }

  /** Stores the records of this build's pages only. */
  save(): void {
    writeFileSync(this.#file, JSON.stringify(pack(this.#records)));
  }

  #readPage(html: Buffer): PageRecord {
    this.#read += 1;
    return this.#detached(pageRecord(html.toString('utf8')));
  }

  /**
   * A substring keeps its whole source string in memory: without this, the records of a hundred
   * thousand pages would keep the pages.
   */
  #detached(record: PageRecord): PageRecord {
    const { links, images, ids, scripts, styles, problems } = record;
    const own = (texts: string[]) => texts.map((text) => this.#ownCopy(text));
    return {
      links: own(links),
      images: own(images),
      ids: own(ids),
      scripts: own(scripts),
      styles: own(styles),
      problems: own(problems),
    };
  }

  /** @returns an interned copy of the text with its own memory */
  #ownCopy(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#texts.set(copy, copy);
    return copy;
  }
}
