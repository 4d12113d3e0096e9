/** From a request to a build on Netlify; every step is idempotent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { isHost } from '#db/queries/host.ts';
import { putBackPublications } from '#db/queries/publishing/clock.ts';
import { recordServed } from '#db/queries/publishing/record-live.ts';
import {
  BUILD_TIMEOUT_MINUTES,
  claimDue,
  markFailed,
  untilDue,
} from '#db/queries/publishing/requests.ts';
import { listOverdue } from '#db/queries/publishing/view.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { hostNameOf } from '../base/this-host.ts';
import { callBuildHook, type BuildHook } from './build-hook.ts';

const TIMED_OUT = `The build did not report back within ${BUILD_TIMEOUT_MINUTES} minutes.`;
/** The longest debounce of "each save", with some margin. */
const LONGEST_WAIT_MS = 8_000;

/**
 * @returns the configured hook; undefined where the site is built on this machine, or not at all
 */
export function configuredHook(): BuildHook | undefined {
  const { BUILD_HOOK_URL: url } = env();
  const host = hostNameOf(env());
  return url === undefined || host === undefined ? undefined : { url, host };
}

/**
 * Starts the build that is due, if any.
 * @returns whether a build was requested; when the hook fails, the failure is recorded and a retry
 *   scheduled. Does nothing when another host owns the database
 */
export async function publishDue(db: Database, hook: BuildHook): Promise<boolean> {
  const publication = await claimDue(db, hook.host);
  if (!publication) return false;
  const problem = await callBuildHook(hook, publication.id);
  if (problem === undefined) return true;
  log({ level: 'error', event: 'build-hook', error: problem });
  await markFailed(db, publication.id, problem);
  return false;
}

/** Waits for the end of the debounce, then starts the build. Runs after the response. */
export async function publishWhenQuiet(db: Database, hook: BuildHook): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const wait = await untilDue(db, hook.host);
    // The end of a running build, or the schedule, starts what is due later.
    if (wait === undefined || Date.now() + wait > end) return;
    if (wait === 0) {
      await publishDue(db, hook);
      return;
    }
    await sleep(wait);
  }
}

export interface CatchUp {
  db: Database;
  now: Date;
  host: string | undefined;
  hook: BuildHook | undefined;
  /** The live deploy as the host reports it; undefined when it does not. */
  served: string | undefined;
}

/**
 * Recovers lost work: fails builds that timed out, starts due requests, records deploys that went
 * live without an event. Does nothing when another host owns the database.
 */
export async function catchUp({ db, now, host, hook, served }: CatchUp): Promise<void> {
  if (host === undefined || !(await isHost(db, host))) return;
  await putBackPublications(db, host);
  for (const { id } of await listOverdue(db, BUILD_TIMEOUT_MINUTES, host)) {
    await markFailed(db, id, TIMED_OUT);
  }
  if (served !== undefined) await recordServed(db, served, now);
  if (hook) await publishDue(db, hook);
}
