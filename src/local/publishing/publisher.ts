/**
 * The publisher at home: looks for requests, builds, and has the host serve the new site. It is the
 * only one that builds from this data folder, whose lock it works under.
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
  /** Has visitors see the site that the store serves. */
  swap: () => Promise<void>;
}

/** A save through this process wakes the publisher; one through another is found so soon. */
const LOOK_EVERY_MS = 5_000;
/** A build that waits holds memory; loading takes no longer than this. */
const PREPARE_BEFORE_MS = 2_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
const UNREACHABLE = 'The database could not be read while the site was built.';

/** Looks for requests until it is closed; it never throws, because the shop goes on without it. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #alarm = new Alarm();
  readonly #ending = new AbortController();
  readonly #ended: Promise<void>;
  /** Loads its programs while a request waits for quiet. */
  #prepared: PreparedBuild | undefined;
  /** Whether an error may have left a publication building. */
  #interrupted = false;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** Looks for a request now. */
  wake(): void {
    this.#alarm.ring();
  }

  /** Ends a build that runs; its request is taken up with the next start. */
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
    // Nobody else builds: what is still building was left by an error.
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
      // At once, before the build reads: the key never claims more than the site has.
      const reading = currentKey(source);
      // Nothing was saved since: most likely the site is there already.
      if (changes === 0 && (await this.#serveKept(id, await reading))) return;
      const [outcome, key] = await Promise.all([buildCheckedSite(source.db, build), reading]);
      if (!outcome.ok) {
        // For whoever runs the shop; staff get the sentence.
        if (outcome.lastLines !== undefined) process.stderr.write(`${outcome.lastLines}\n`);
        await markFailed(source.db, id, outcome.problem);
        return;
      }
      // The same once more (an edit that was undone) would push out an earlier site.
      if (await this.#serveKept(id, key)) return;
      const siteId = await store.publish(outDir, key ?? id);
      await swap();
      await markLive(source.db, id, siteId);
      await store.prune();
    } catch (error) {
      if (this.#ending.signal.aborted) throw error;
      log({ level: 'error', event: 'publication', ...describeError(error) });
      // A database that is still down is asked again by the loop.
      await markFailed(source.db, id, UNREACHABLE);
    } finally {
      build.cancel();
      await rm(outDir, { recursive: true, force: true });
    }
  }

  /** @returns whether a kept site was made of just this; then it is live */
  async #serveKept(id: string, key: string | undefined): Promise<boolean> {
    const { source, store, swap } = this.#options;
    if (key === undefined || !(await store.reuse(key))) return false;
    await swap();
    const [served] = store.sites;
    if (served) await markLive(source.db, id, served.id);
    return true;
  }
}
