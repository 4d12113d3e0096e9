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
  type PublicationRow,
} from '#db/queries/publishing.ts';
import { buildCheckedSite } from '#local/site/checked-build.ts';
import { buildInput, currentKey, type SiteSource } from '#local/site/refresh-site.ts';
import type { SiteStore } from '#local/site/site-store.ts';
import { describeError, log } from '#server/log.ts';
import { Alarm } from './alarm.ts';

export interface PublisherOptions {
  source: SiteSource;
  store: SiteStore;
  /** Has visitors see the site that the store serves. */
  swap: () => Promise<void>;
}

export interface Publisher {
  /** Looks for a request now. */
  wake: () => void;
  /** Ends a build that runs; its request is taken up with the next start. */
  close: () => Promise<void>;
}

const LOOK_EVERY_MS = 500;
const PAUSE_AFTER_ERROR_MS = 5_000;
const UNREACHABLE = 'The database could not be read while the site was built.';

/** Starts looking for requests; never throws, because the shop goes on without it. */
export function startPublisher(options: PublisherOptions): Publisher {
  const ending = new AbortController();
  const alarm = new Alarm();
  const ended = run(options, alarm, ending.signal);
  return {
    wake: () => alarm.ring(),
    close: async () => {
      ending.abort();
      alarm.ring();
      await ended;
    },
  };
}

async function run(options: PublisherOptions, alarm: Alarm, signal: AbortSignal): Promise<void> {
  const { db } = options.source;
  const isEnding = () => signal.aborted;
  let mine: PublicationRow | undefined;
  while (!isEnding()) {
    try {
      // What is still building here was left by an error: nobody else builds.
      if (mine) await takeBackBuilding(db);
      mine = await claimDue(db);
      if (mine) await publish(options, mine, signal);
      else await alarm.wait(LOOK_EVERY_MS);
      mine = undefined;
    } catch (error) {
      if (isEnding()) return;
      log({ level: 'error', event: 'publisher', ...describeError(error) });
      await alarm.wait(PAUSE_AFTER_ERROR_MS);
    }
  }
}

async function publish(
  { source, store, swap }: PublisherOptions,
  { id }: PublicationRow,
  signal: AbortSignal,
): Promise<void> {
  const outDir = store.newFolder();
  try {
    // The key is of the data before the build reads them: it never claims more than is there.
    const key = await currentKey(source);
    const outcome = await buildCheckedSite(source.db, { ...buildInput(source, outDir), signal });
    if (!outcome.ok) {
      // For whoever runs the shop; staff get the sentence.
      if (outcome.lastLines !== undefined) process.stderr.write(`${outcome.lastLines}\n`);
      await markFailed(source.db, id, outcome.problem);
      return;
    }
    const siteId = await store.publish(outDir, key ?? id);
    await swap();
    await markLive(source.db, id, siteId);
  } catch (error) {
    if (signal.aborted) throw error;
    log({ level: 'error', event: 'publication', ...describeError(error) });
    // A database that is still down is asked again by the loop.
    await markFailed(source.db, id, UNREACHABLE);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
