/** From a request to a build on Netlify, step by step; each step may be repeated by anybody. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { BUILD_TIMEOUT_MINUTES } from '#db/queries/next-due.ts';
import { claimDue, listOverdue, markFailed, untilDue } from '#db/queries/publishing.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { callBuildHook, type BuildHook } from './build-hook.ts';

const TIMED_OUT = `The build was not heard of again for ${BUILD_TIMEOUT_MINUTES} minutes.`;
/** Quiet time and what saves after saves add to it, with some room. */
const LONGEST_WAIT_MS = 8_000;

/** @returns the hook of the environment; undefined where the site is built at home, or nowhere */
export function configuredHook(): BuildHook | undefined {
  const { BUILD_HOOK_URL: url } = env();
  return url === undefined ? undefined : { url };
}

/**
 * Starts the build that is due, if one is.
 * @returns whether a build was asked for; when the hook refuses, the failure is recorded and a
 *   later try requested
 */
export async function publishDue(db: Database, hook: BuildHook): Promise<boolean> {
  const publication = await claimDue(db);
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
    const wait = await untilDue(db);
    // Another build's end, or the schedule, starts what is due later.
    if (wait === undefined || Date.now() + wait > end) return;
    if (wait === 0) {
      await publishDue(db, hook);
      return;
    }
    await sleep(wait);
  }
}

/**
 * Takes up what was left behind: a build that ended without a word has failed, a request that is
 * due is built.
 */
export async function catchUp(db: Database, hook: BuildHook | undefined): Promise<void> {
  for (const { id } of await listOverdue(db, BUILD_TIMEOUT_MINUTES)) {
    await markFailed(db, id, TIMED_OUT);
  }
  if (hook) await publishDue(db, hook);
}
