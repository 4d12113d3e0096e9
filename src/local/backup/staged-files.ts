/** The files of a restore: staged beside the shop's, swapped in, and swapped back when it fails. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { flushFolder, isUnfinished, writeFileAtomic } from '#server/base/atomic-file.ts';
import { FOLDERS, fromArchive, imageName, isPortable, SECRET } from './data-files.ts';
import { DATA } from './format.ts';

/** Derived from data that a restore replaces; rebuilt by the next start. */
const REBUILT = 'site';
const STAGING = 'restoring';
const REPLACED = 'replaced';
const JOURNAL = 'restore.json';

const journalSchema = z.object({
  /** In the database, the restore with this id is complete. */
  id: z.uuid(),
  /** Which database it restores, by `databaseName`. */
  database: z.string(),
  /** What is swapped, in order. */
  names: z.array(z.string()),
  /** Which of `names` existed before. */
  former: z.array(z.string()),
});
/** The data with which the next start completes or undoes a swap. */
export type SwapJournal = z.output<typeof journalSchema>;

export class StagedFiles {
  readonly #folder: string;

  /** @param folder the data folder, whose lock the caller holds */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param name of an entry that begins with `data/`
   * @returns whether the name is allowed in a data folder
   */
  async add(name: string, bytes: Buffer): Promise<boolean> {
    const file = name.slice(DATA.length);
    if (!isPortable(file)) return false;
    const target = path.join(this.#folder, STAGING, fromArchive(file));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600, flush: true });
    return true;
  }

  /** Whether the secret that encrypts second factors is among them. */
  get hasSecret(): boolean {
    return this.#has(STAGING, SECRET);
  }

  /** @returns how many of these uploaded images are not among them, which were verified as they were added */
  countMissing(urls: readonly string[]): number {
    return urls.filter((url) => !this.#has(STAGING, fromArchive(imageName(url)))).length;
  }

  /** The swap that is under way, or was when its program was killed. */
  get journal(): SwapJournal | undefined {
    if (!this.#has(JOURNAL)) return undefined;
    return journalSchema.parse(JSON.parse(readFileSync(path.join(this.#folder, JOURNAL), 'utf8')));
  }

  /**
   * Moves the former files to `replaced/`, and the staged ones to their places; `complete` or `undo` ends the swap.
   * @param restore id and database
   */
  async swapIn(restore: Pick<SwapJournal, 'id' | 'database'>): Promise<void> {
    await this.removeReplaced();
    // A backup without a secret is from a shop that stored it elsewhere: keep the one here.
    const names = [...(this.hasSecret ? [SECRET] : []), ...FOLDERS, REBUILT];
    const former = names.filter((name) => this.#has(name));
    const journal: SwapJournal = { ...restore, names, former };
    await writeFileAtomic(path.join(this.#folder, JOURNAL), JSON.stringify(journal), 0o600);
    for (const name of names) {
      await this.#move([name], [REPLACED, name]);
      await this.#move([STAGING, name], [name]);
    }
    await this.#flush();
  }

  /** Undoes a swap from any state. Idempotent. */
  async undo({ names, former }: SwapJournal): Promise<void> {
    for (const name of names.toReversed()) {
      const isMovedAway = this.#has(REPLACED, name);
      // The file in its place came from the backup.
      if (isMovedAway || !former.includes(name)) await this.#move([name], [STAGING, name]);
      await this.#move([REPLACED, name], [name]);
    }
    await this.#flush();
    await this.removeReplaced();
    await this.complete();
  }

  /** Ends a swap; replaced files stay until `removeReplaced`. */
  async complete(): Promise<void> {
    await rm(path.join(this.#folder, JOURNAL), { force: true });
    await this.clear();
  }

  /** Removes staged files, also those of a restore that was killed before its swap. */
  async clear(): Promise<void> {
    await rm(path.join(this.#folder, STAGING), { recursive: true, force: true });
    if (!this.#has()) return;
    for (const name of await readdir(this.#folder)) {
      const isJournal = name.startsWith(JOURNAL) && isUnfinished(name);
      if (isJournal) await rm(path.join(this.#folder, name), { force: true });
    }
  }

  /** Removes the files that the last restore replaced. */
  async removeReplaced(): Promise<void> {
    await rm(path.join(this.#folder, REPLACED), { recursive: true, force: true });
  }

  #has(...names: string[]): boolean {
    return existsSync(path.join(this.#folder, ...names));
  }

  async #move(from: readonly string[], to: readonly string[]): Promise<void> {
    if (!this.#has(...from)) return;
    const target = path.join(this.#folder, ...to);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(path.join(this.#folder, ...from), target);
  }

  async #flush(): Promise<void> {
    await flushFolder(this.#folder);
    if (this.#has(REPLACED)) await flushFolder(path.join(this.#folder, REPLACED));
  }
}
