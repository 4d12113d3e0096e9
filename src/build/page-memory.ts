/**
 * What pages said of themselves when they were read last: of ten thousand pages, an edit changes a
 * handful.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { pack, pageRecord, unpack, type PackedRecords, type PageRecord } from './page-record.ts';

interface Remembered extends PackedRecords {
  /** Hash of each page by the stamp of its file. */
  hashes: Record<string, string>;
}

export class PageMemory {
  readonly #file: string;
  readonly #known: Remembered;
  readonly #records = new Map<string, PageRecord>();
  readonly #hashes = new Map<string, string>();
  readonly #texts = new Map<string, string>();
  #read = 0;
  #hashed = 0;

  /** @param file of the last time, if it is there; `save` replaces it */
  constructor(file: string) {
    this.#file = file;
    this.#known = existsSync(file)
      ? // Written by `save` only, in a folder that goes with the code (`build-cache.ts`).
        (JSON.parse(readFileSync(file, 'utf8')) as Remembered)
      : { texts: [], pages: {}, hashes: {} };
  }

  /** Pages that had to be read tag by tag. */
  get fresh(): number {
    return this.#read;
  }

  /**
   * @param file a page. It is known by the file itself while nobody has written to it, which spares
   *   reading it, and otherwise by its hash: what is remembered cannot vouch for a changed page.
   */
  read(file: string): PageRecord {
    const stamp = stampOf(file);
    const knownHash = this.#known.hashes[stamp];
    const remembered = knownHash === undefined ? undefined : unpack(this.#known, knownHash);
    if (knownHash !== undefined && remembered) return this.#keep(stamp, knownHash, remembered);
    this.#hashed += 1;
    const html = readFileSync(file);
    const hash = createHash('sha1').update(html).digest('base64url');
    const record = unpack(this.#known, hash);
    if (record) return this.#keep(stamp, hash, record);
    this.#read += 1;
    return this.#keep(stamp, hash, this.#detached(pageRecord(html.toString('utf8'))));
  }

  /** Keeps what was read of the pages of this time, and of no other. */
  save(): void {
    if (this.#hashed === 0) return;
    const hashes = Object.fromEntries(this.#hashes);
    const remembered: Remembered = { ...pack(this.#records), hashes };
    writeFileSync(this.#file, JSON.stringify(remembered));
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

  #keep(stamp: string, hash: string, record: PageRecord): PageRecord {
    this.#hashes.set(stamp, hash);
    this.#records.set(hash, record);
    return record;
  }
}

/** @returns another text once the file is written to, or is another one */
function stampOf(file: string): string {
  const { dev, ino, size, mtimeNs } = statSync(file, { bigint: true });
  return [dev, ino, size, mtimeNs].join(' ');
}
