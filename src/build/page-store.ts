/**
 * Rendered pages that later builds take over, each under a hash of all it shows. A folder belongs to
 * one state of the code (`site-code.ts`), so that no page of other code is taken over.
 */
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { linkFile } from './files.ts';

export interface StoredPage {
  /** Bytes: after a power failure a file may be shorter than what was written. */
  size: number;
  /** Hashes of its inline code (`inlineHashes`), one a line: the same for thousands of pages. */
  inline: string;
}

/** Distinct `inline`, and of each page key, size and the number of its `inline`. */
type Index = [string[], [string, number, number][]];

/** The one of this process. */
let opened: PageStore | undefined;

export class PageStore {
  readonly #folder: string;
  readonly #index: string;
  /** By key, which is also the name of the file. */
  #known = new Map<string, StoredPage>();
  #used = new Map<string, StoredPage>();
  /** When the index was saved that `#known` is of. */
  #savedAt: number | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#index = `${folder}.json`;
  }

  /**
   * @param folder is made when it is not there; one process at a time may work in it
   * @returns its store as it was saved last, by whatever process
   */
  static of(folder: string): PageStore {
    if (!opened || opened.#folder !== folder) opened = new PageStore(folder);
    opened.#open();
    return opened;
  }

  #open(): void {
    this.#used = new Map();
    mkdirSync(this.#folder, { recursive: true });
    const savedAt = this.#timeOfIndex();
    if (savedAt !== undefined && savedAt === this.#savedAt) return;
    this.#known = new Map(savedAt === undefined ? [] : this.#read());
    for (const name of readdirSync(this.#folder)) {
      // Of a build that was killed.
      if (!this.#known.has(name)) rmSync(this.#fileOf(name));
    }
    this.#savedAt = savedAt;
  }

  /** @returns the pages of the index whose files are whole */
  #read(): [string, StoredPage][] {
    // Written only by `save`.
    const [lists, pages] = JSON.parse(readFileSync(this.#index, 'utf8')) as Index;
    return pages.flatMap(([key, size, list]) => {
      const isWhole = statSync(this.#fileOf(key), { throwIfNoEntry: false })?.size === size;
      return isWhole ? [[key, { size, inline: lists[list] ?? '' }]] : [];
    });
  }

  /**
   * Puts a page of an earlier build there.
   * @param key hash of all that the page shows
   * @param file where it goes, not yet there
   * @returns the hashes of its inline code; undefined when no build has rendered it
   */
  take(key: string, file: string): string | undefined {
    const page = this.#known.get(key);
    if (!page) return undefined;
    linkFile(this.#fileOf(key), file);
    this.#used.set(key, page);
    return page.inline;
  }

  /** Keeps a page for later builds. @param file where it was written */
  add(key: string, file: string, { size, inline }: StoredPage): void {
    // Of a build that failed.
    rmSync(this.#fileOf(key), { force: true });
    linkFile(file, this.#fileOf(key));
    this.#used.set(key, { size, inline });
  }

  /** Keeps the pages of this build only. */
  save(): void {
    const lists = [...new Set([...this.#used.values()].map(({ inline }) => inline))];
    const pages = [...this.#used].map(([key, page]) => [
      key,
      page.size,
      lists.indexOf(page.inline),
    ]);
    writeFileSync(`${this.#index}.new`, JSON.stringify([lists, pages]));
    renameSync(`${this.#index}.new`, this.#index);
    for (const key of this.#known.keys()) {
      if (!this.#used.has(key)) rmSync(this.#fileOf(key));
    }
    this.#known = this.#used;
    this.#savedAt = this.#timeOfIndex();
  }

  #timeOfIndex(): number | undefined {
    return statSync(this.#index, { throwIfNoEntry: false })?.mtimeMs;
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, key);
  }
}
