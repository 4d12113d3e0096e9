/**
 * What pages said of themselves when they were read last: of ten thousand pages, an edit changes a
 * handful.
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

  /** @param file of the last time, if it is there; `save` replaces it */
  constructor(file: string) {
    this.#file = file;
    this.#known = existsSync(file)
      ? // Written by `save` only, in a folder that goes with the code (`build-cache.ts`).
        (JSON.parse(readFileSync(file, 'utf8')) as PackedRecords)
      : { texts: [], pages: {} };
  }

  /** Pages that had to be read tag by tag. */
  get fresh(): number {
    return this.#read;
  }

  /** @param file a page; it is known by the hash of its content, so a changed one is read again */
  read(file: string): PageRecord {
    const html = readFileSync(file);
    const hash = createHash('sha1').update(html).digest('base64url');
    const record = unpack(this.#known, hash) ?? this.#readPage(html);
    this.#records.set(hash, record);
    return record;
  }

  /** Keeps what was read of the pages of this time, and of no other. */
  save(): void {
    writeFileSync(this.#file, JSON.stringify(pack(this.#records)));
  }

  #readPage(html: Buffer): PageRecord {
    this.#read += 1;
    return this.#detached(pageRecord(html.toString('utf8')));
  }

  /**
   * A part of a text keeps all of it in memory: without this, the records of a hundred thousand
   * pages hold the pages themselves.
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

  /** @returns the same text for the same text, with memory of its own */
  #ownCopy(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const copy = Buffer.from(text).toString();
    this.#texts.set(copy, copy);
    return copy;
  }
}
