/** From a request to a build on Netlify, step by step; each step may be repeated by anybody. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { isHost } from '#db/queries/host.ts';
import {
  BUILD_TIMEOUT_MINUTES,
  claimDue,
  listOverdue,
  markFailed,
  untilDue,
} from '#db/queries/publishing.ts';
import { noteServed } from '#db/queries/record-live.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { hostNameOf } from '../this-host.ts';
import { callBuildHook, type BuildHook } from './build-hook.ts';

const TIMED_OUT = `The build did not report back within ${BUILD_TIMEOUT_MINUTES} minutes.`;
/** Quiet time and what saves after saves add to it, with some room. */
const LONGEST_WAIT_MS = 8_000;

/** @returns the hook of the environment; undefined where the site is built at home, or nowhere */
export function configuredHook(): BuildHook | undefined {
  const { BUILD_HOOK_URL: url } = env();
  const host = hostNameOf(env());
  return url === undefined || host === undefined ? undefined : { url, host };
}

/**
 * Starts the build that is due, if one is.
 * @returns whether a build was asked for; when the hook refuses, the failure is recorded and a
 *   later try requested. A host asks for none when the database is another's
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

/**
 * Waits until no save has come for a moment, then starts the build. For the time after an answer.
 */
export async function publishWhenQuiet(db: Database, hook: BuildHook): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const wait = await untilDue(db, hook.host);
    // Another build's end, or the schedule, starts what is due later.
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
  /** Name of this host. */
  host: string | undefined;
  hook: BuildHook | undefined;
  /** The host's name for the deploy that visitors see; undefined where it does not tell. */
  served: string | undefined;
}

/**
 * Takes up what was left behind: a build that ended without a word has failed, a request that is
 * due is built, a deploy that went live without an event is noted. It leaves alone what is another
 * host's.
 */
export async function catchUp({ db, now, host, hook, served }: CatchUp): Promise<void> {
  if (host === undefined || !(await isHost(db, host))) return;
  for (const { id } of await listOverdue(db, BUILD_TIMEOUT_MINUTES, host)) {
    await markFailed(db, id, TIMED_OUT);
  }
  if (served !== undefined) await noteServed(db, served, now);
  if (hook) await publishDue(db, hook);
}
