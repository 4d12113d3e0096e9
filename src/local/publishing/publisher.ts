/**
 * Publishes on this machine: polls for requests, builds, and switches the host to the new site. The
 * sole builder of this data folder, whose lock it runs under.
 */
import { rm } from 'node:fs/promises';
import {
  claimDue,
  markFailed,
  markLive,
  takeBackBuilding,
  untilDue,
  type PublicationRow,
} from '#db/queries/publishing.ts';
import { prepareBuild, type PreparedBuild } from '#local/site/astro-build.ts';
import { buildCheckedSite } from '#local/site/checked-build.ts';
import { buildInput, currentKey, type SiteSource } from '#local/site/refresh-site.ts';
import type { SiteStore } from '#local/site/site-store.ts';
import { describeError, log } from '#server/log.ts';
import { Alarm } from './alarm.ts';

export interface PublisherOptions {
  /** Name of this host. */
  host: string;
  source: SiteSource;
  store: SiteStore;
  /** Makes the store's current site live. */
  swap: () => Promise<void>;
}

/** Polling interval; saves through this process wake the publisher at once. */
const LOOK_EVERY_MS = 5_000;
/** A prepared build holds memory; loading takes no longer than this. */
const PREPARE_BEFORE_MS = 2_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
const UNREACHABLE = 'The database could not be read while the site was built.';

/** Polls until closed. Never throws, so that the shop keeps running. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #alarm = new Alarm();
  readonly #ending = new AbortController();
  readonly #ended: Promise<void>;
  /** Loads its code during the debounce. */
  #prepared: PreparedBuild | undefined;
  /** Whether an error may have left a publication building. */
  #interrupted = false;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** Checks for a request now. */
  wake(): void {
    this.#alarm.ring();
  }

  /** Aborts a running build; the next start takes up its request. */
  async close(): Promise<void> {
    this.#ending.abort();
    this.#alarm.ring();
    await this.#ended;
    this.#prepared?.cancel();
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    const isEnding = () => signal.aborted;
    while (!isEnding()) {
      try {
        await this.#look();
      } catch (error) {
        if (isEnding()) return;
        this.#interrupted = true;
        log({ level: 'error', event: 'publisher', ...describeError(error) });
        await this.#alarm.wait(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  async #look(): Promise<void> {
    const { host, source } = this.#options;
    const { db } = source;
    // The sole builder: what is still building was interrupted by an error.
    if (this.#interrupted) await takeBackBuilding(db, host);
    this.#interrupted = false;
    const wait = await untilDue(db, host);
    if (wait === undefined) return this.#alarm.wait(LOOK_EVERY_MS);
    if (wait <= PREPARE_BEFORE_MS) this.#prepared ??= this.#prepare();
    if (wait > 0) return this.#alarm.wait(Math.min(wait, LOOK_EVERY_MS));
    const publication = await claimDue(db, host);
    if (publication) await this.#publish(publication);
  }

  #prepare(): PreparedBuild {
    const { source, store } = this.#options;
    const input = buildInput(source, store.newFolder());
    return prepareBuild({ ...input, signal: this.#ending.signal });
  }

  async #publish({ id, changes }: PublicationRow): Promise<void> {
    const { source, store, swap } = this.#options;
    const build = this.#prepared ?? this.#prepare();
    this.#prepared = undefined;
    const { outDir } = build.input;
    try {
      // Before the build reads, so that the key never claims more than the site contains.
      const reading = currentKey(source);
      // Nothing was saved since: the site probably exists.
      if (changes === 0 && (await this.#serveKept(id, await reading))) return;
      const [outcome, key] = await Promise.all([buildCheckedSite(source.db, build), reading]);
      if (!outcome.ok) {
        // For whoever runs the shop; staff see a sentence.
        if (outcome.lastLines !== undefined) process.stderr.write(`${outcome.lastLines}\n`);
        await markFailed(source.db, id, outcome.problem);
        return;
      }
      // A second site with equal data (an undone edit) would displace an earlier one.
      if (await this.#serveKept(id, key)) return;
      const siteId = await store.publish(outDir, key ?? id);
      await swap();
      await markLive(source.db, id, siteId);
      await store.prune();
    } catch (error) {
      if (this.#ending.signal.aborted) throw error;
      log({ level: 'error', event: 'publication', ...describeError(error) });
      // The loop retries while the database is down.
      await markFailed(source.db, id, UNREACHABLE);
    } finally {
      build.cancel();
      await rm(outDir, { recursive: true, force: true });
    }
  }

  /** Reuses a stored site made from the same data. @returns whether there was one */
  async #serveKept(id: string, key: string | undefined): Promise<boolean> {
    const { source, store, swap } = this.#options;
    if (key === undefined || !(await store.reuse(key))) return false;
    await swap();
    const [served] = store.sites;
    if (served) await markLive(source.db, id, served.id);
    return true;
  }
}
