/**
 * Publishes on this machine: polls for requests, builds, and switches the host to the new site. The
 * sole builder of this data folder, whose lock it runs under.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '#db/client.ts';
import { putBackPublications } from '#db/queries/publishing/clock.ts';
import {
  claimDue,
  markFailed,
  markLive,
  takeBackBuilding,
  untilDue,
  type PublicationRow,
} from '#db/queries/publishing/requests.ts';
import { buildInto, type SiteSource } from '#local/site/build-site.ts';
import type { SiteStore } from '#local/site/site-store.ts';
import { isOfOutage } from '#server/base/database-outage.ts';
import { describeError, log } from '#server/base/log.ts';
import { failedByDisk, writeProblem } from '#server/base/write-problem.ts';

export interface PublisherOptions {
  /** Name of this host. */
  host: string;
  db: Database;
  source: SiteSource;
  store: SiteStore;
  /** Makes the store's current site live. */
  swap: () => Promise<void>;
}

/** Polling interval; saves through this process wake the publisher at once. */
const LOOK_EVERY_MS = 5_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
/** Between the end of a build and the next: saves in quick succession share one. */
const PAUSE_AFTER_BUILD_MS = 2_000;
const NOT_PUBLISHED = 'The site could not be published';
const UNEXPECTED = 'The site was built and could not be published.';

/** Polls until closed. Never throws, so that the shop keeps running. */
export class Publisher {
  readonly #options: PublisherOptions;
  /** Ends the current pause, or the next one. */
  #waking = new AbortController();
  readonly #ending = new AbortController();
  readonly #ended: Promise<void>;
  #pausedUntil = 0;
  /** Whether an error may have left a publication building. */
  #interrupted = false;
  /** Whether the last look failed, which was logged. */
  #isFailing = false;
  /** Ends the next or the running build, not the publisher. */
  #stop = new AbortController();
  /** One at a time: a publication, or what needs to run without one. */
  readonly #oneAtATime = pLimit(1);

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  wake(): void {
    this.#waking.abort();
  }

  /**
   * Runs work while nothing is built. Ends a running build, so that its site cannot go live afterward; the next
   * look requeues its request unless `work` does.
   * @returns the work's result
   * @throws what `work` throws
   */
  async withoutBuild<T>(work: () => Promise<T>): Promise<T> {
    this.#stop.abort();
    return this.#oneAtATime(work);
  }

  /** Aborts a running build; the next start takes up its request. */
  async close(): Promise<void> {
    this.#ending.abort();
    this.wake();
    await this.#ended;
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
        // Outages have their own messages (`database-outage.ts`); of other failures, the first and the end are logged.
        if (!isOfOutage(error)) {
          if (!this.#isFailing)
            log({ level: 'error', event: 'publisher', ...describeError(error) });
          this.#isFailing = true;
        }
        await this.#pause(PAUSE_AFTER_ERROR_MS);
      }
    }
  }

  async #look(): Promise<void> {
    const { host, db } = this.#options;
    // The sole builder: what is still building was interrupted by an error.
    if (this.#interrupted) await takeBackBuilding(db, host);
    this.#interrupted = false;
    await putBackPublications(db, host);
    const wait = await untilDue(db, host);
    if (this.#isFailing) log({ level: 'info', event: 'publisher-goes-on' });
    this.#isFailing = false;
    if (wait === undefined) return this.#pause(LOOK_EVERY_MS);
    const pause = Math.max(wait, this.#pausedUntil - Date.now());
    if (pause > 0) return this.#pause(Math.min(pause, LOOK_EVERY_MS));
    const stop = new AbortController();
    this.#stop = stop;
    await this.#oneAtATime(async () => {
      const publication = stop.signal.aborted ? undefined : await claimDue(db, host);
      if (publication) await this.#publish(publication, stop.signal);
    });
    this.#pausedUntil = Date.now() + PAUSE_AFTER_BUILD_MS;
  }

  async #pause(ms: number): Promise<void> {
    // Rejects when woken.
    await sleep(ms, undefined, { signal: this.#waking.signal }).catch(() => undefined);
    this.#waking = new AbortController();
  }

  async #publish({ id }: PublicationRow, stop: AbortSignal): Promise<void> {
    const { db, source, store, swap } = this.#options;
    const signal = AbortSignal.any([this.#ending.signal, stop]);
    try {
      const outcome = await buildInto(store, source, { signal, keep: true });
      if (!outcome.ok) {
        await markFailed(db, id, outcome.problem);
        return;
      }
      await swap();
      const [served] = store.sites;
      if (served) await markLive(db, id, served.id);
      await store.prune();
    } catch (error) {
      if (this.#ending.signal.aborted) throw error;
      if (stop.aborted) {
        this.#interrupted = true;
        return;
      }
      log({ level: 'error', event: 'publication', ...describeError(error) });
      const refused = writeProblem(error);
      // The loop retries while the database is down.
      await markFailed(db, id, refused ? failedByDisk(NOT_PUBLISHED, refused) : UNEXPECTED);
    }
  }
}
