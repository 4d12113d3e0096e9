/**
 * Rendered pages that later builds take over, each under a hash of all it shows. A folder belongs to
 * one state of the code (`site-code.ts`), so that no page of other code is taken over.
 */
import { hash } from 'node:crypto';
import {
  existsSync,
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

interface StoredPage {
  /** Bytes: after a power failure a file may be shorter than what was written. */
  size: number;
  /** Hashes of its inline code, see `inlineHashes`. */
  inline: string[];
}

export class PageStore {
  readonly #folder: string;
  readonly #index: string;
  readonly #known: Map<string, StoredPage>;
  readonly #used = new Map<string, StoredPage>();

  /** @param folder is made when it is not there; one process at a time may work in it */
  constructor(folder: string) {
    this.#folder = folder;
    this.#index = `${folder}.json`;
    mkdirSync(folder, { recursive: true });
    // Written only by `save`.
    const index = existsSync(this.#index) ? readFileSync(this.#index, 'utf8') : '[]';
    this.#known = new Map(JSON.parse(index) as [string, StoredPage][]);
  }

  /**
   * Puts a page of an earlier build there.
   * @param key hash of all that the page shows
   * @param file where it goes, not yet there
   * @returns the hashes of its inline code; undefined when no build has rendered it
   */
  take(address: string, key: string, file: string): string[] | undefined {
    const name = nameOf(address, key);
    const page = this.#known.get(name);
    const stored = path.join(this.#folder, name);
    if (!page || statSync(stored, { throwIfNoEntry: false })?.size !== page.size) return undefined;
    linkFile(stored, file);
    this.#used.set(name, page);
    return page.inline;
  }

  /** Keeps a page for later builds. @param file where it was written */
  add(address: string, key: string, file: string, page: StoredPage): void {
    const name = nameOf(address, key);
    const stored = path.join(this.#folder, name);
    // Of a build that was killed.
    if (existsSync(stored)) rmSync(stored);
    linkFile(file, stored);
    this.#used.set(name, page);
  }

  /** Keeps the pages of this build only. */
  save(): void {
    writeFileSync(`${this.#index}.new`, JSON.stringify([...this.#used]));
    renameSync(`${this.#index}.new`, this.#index);
    for (const name of readdirSync(this.#folder)) {
      if (!this.#used.has(name)) rmSync(path.join(this.#folder, name));
    }
  }
}

function nameOf(address: string, key: string): string {
  return hash('sha256', `${address}\n${key}`).slice(0, 32);
}
