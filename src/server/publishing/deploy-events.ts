/** What Netlify tells when a deploy ends closes the publication that it belongs to. */
import type { Database } from '#db/client.ts';
import { findBuilding, markFailed, markLive } from '#db/queries/publishing.ts';
import { deployTitle, type BuildHook } from './build-hook.ts';
import { publishDue } from './publish.ts';

/** The part of Netlify's event that is read. */
export interface DeployEnd {
  id: string;
  /** `production`, or a preview that visitors do not see. */
  context: string;
  title: string | null;
  /** ISO date-time. */
  createdAt: string;
  errorMessage: string | null;
}

const UNKNOWN_FAILURE = 'The host could not build the site. Its deploy log says more.';

/**
 * A deploy went live. Any deploy of production that began after the publication holds its data, also
 * one that somebody started by hand.
 */
export async function deploySucceeded(
  db: Database,
  deploy: DeployEnd,
  hook: BuildHook | undefined,
): Promise<void> {
  const building = await findBuilding(db);
  if (!building || deploy.context !== 'production') return;
  const began = building.startedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const holdsIt = deploy.title === deployTitle(building.id) || Date.parse(deploy.createdAt) > began;
  if (!holdsIt) return;
  await markLive(db, building.id, deploy.id);
  // What was saved meanwhile waits for this moment.
  if (hook) await publishDue(db, hook);
}

/** A deploy failed. One that we did not ask for says nothing about ours. */
export async function deployFailed(
  db: Database,
  deploy: DeployEnd,
  hook: BuildHook | undefined,
): Promise<void> {
  const building = await findBuilding(db);
  if (!building || deploy.title !== deployTitle(building.id)) return;
  await markFailed(db, building.id, failureInWords(deploy.errorMessage), deploy.id);
  if (hook) await publishDue(db, hook);
}

function failureInWords(message: string | null): string {
  return message ? `The host could not build the site: ${message.slice(0, 500)}` : UNKNOWN_FAILURE;
}
