/**
 * Built sites on disk: the served one and the previous ones. A build becomes a site by a rename, and the served one
 * changes by replacing a file, so a killed process leaves the site as it was.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '#server/base/atomic-file.ts';

/** Number of kept sites; they share unchanged files, which take no more space. */
const KEEP = 10;
const LIST = 'sites.json';
const UNFINISHED = 'unfinished-';

const listSchema = z.array(
  z.object({
    id: z.string(),
    key: z.string(),
    builtAt: z.string(),
    /** Restored by an owner: stays after a restart, until the next publication. */
    held: z.optional(z.boolean()),
  }),
);
export type SiteEntry = z.output<typeof listSchema>[number];

export class SiteStore {
  readonly #folder: string;
  /** Newest first; the first one is served. */
  #sites: SiteEntry[];

  private constructor(folder: string, sites: SiteEntry[]) {
    this.#folder = folder;
    this.#sites = sites;
  }

  /**
   * Opens the store and removes what a killed process left.
   * @param folder created if missing; for one process only
   */
  static async open(folder: string): Promise<SiteStore> {
    await mkdir(folder, { recursive: true });
    const listed = await readList(path.join(folder, LIST));
    const sites = listed.filter(({ id }) => existsSync(path.join(folder, id, 'index.html')));
    const store = new SiteStore(folder, sites);
    await store.prune();
    return store;
  }

  /**
   * Folders to serve: the site, then the ones before it, whose scripts and styles are still requested by pages
   * that are open in browsers, and by previews of these sites. Empty before the first build.
   */
  get folders(): string[] {
    return this.#sites.map(({ id }) => path.join(this.#folder, id));
  }

  /** @returns the folder of a kept site */
  folderOf(id: string): string | undefined {
    return this.#sites.some((site) => site.id === id) ? path.join(this.#folder, id) : undefined;
  }

  /** The sites that are kept, newest first by when they were last served. */
  get sites(): readonly Readonly<SiteEntry>[] {
    return this.#sites;
  }

  /** @returns whether a kept site has this key; it then becomes the served one, and is not held */
  async reuse(key: string): Promise<boolean> {
    const site = this.#sites.find((kept) => kept.key === key);
    if (!site) return false;
    if (site !== this.#sites[0] || site.held) await this.#serve(site);
    return true;
  }

  /** @returns whether the site with this id is kept; it then becomes the served one, and is held */
  async restore(id: string): Promise<boolean> {
    const site = this.#sites.find((kept) => kept.id === id);
    if (!site) return false;
    await this.#serve(site, true);
    return true;
  }

  /** @returns a folder that does not exist yet, for a build to write */
  newFolder(): string {
    return path.join(this.#folder, UNFINISHED + crypto.randomUUID());
  }

  /**
   * Makes a written folder the served site; `prune` then removes the oldest.
   * @returns its id
   */
  async publish(written: string, key: string): Promise<string> {
    const builtAt = new Date().toISOString();
    const id = `${builtAt.replaceAll(/\D/g, '')}-${key.slice(0, 8)}`;
    await rename(written, path.join(this.#folder, id));
    const before = this.#sites.map(({ held: _, ...site }) => site);
    await this.#save([{ id, key, builtAt }, ...before].slice(0, KEEP));
    return id;
  }

  async #serve(site: SiteEntry, held = false): Promise<void> {
    const others = this.#sites.filter(({ id }) => id !== site.id);
    const { id, key, builtAt } = site;
    await this.#save([
      { id, key, builtAt, ...(held && { held }) },
      ...others.map(({ held: _, ...other }) => other),
    ]);
  }

  async #save(sites: SiteEntry[]): Promise<void> {
    await writeFileAtomic(path.join(this.#folder, LIST), JSON.stringify(sites, null, 2));
    this.#sites = sites;
  }

  /** Removes sites beyond the limit, and leftovers of killed builds. */
  async prune(): Promise<void> {
    const kept = new Set([LIST, ...this.#sites.map(({ id }) => id)]);
    for (const name of await readdir(this.#folder)) {
      if (!kept.has(name)) await rm(path.join(this.#folder, name), { recursive: true });
    }
  }
}

async function readList(file: string): Promise<SiteEntry[]> {
  if (!existsSync(file)) return [];
  return listSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
