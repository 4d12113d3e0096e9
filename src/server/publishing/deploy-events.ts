/**
 * Netlify's events at the end of a deploy: closes publications and records what is live. Fields as
 * of `Deploy` in `@netlify/types`, https://docs.netlify.com/build/functions/trigger-on-events/
 */
import type { Database } from '#db/client.ts';
import { isHost } from '#db/queries/host.ts';
import { recordLive } from '#db/queries/publishing/record-live.ts';
import { markFailed, markLive, markUnpublished } from '#db/queries/publishing/requests.ts';
import { findBuilding, findReadTime } from '#db/queries/publishing/view.ts';
import { netlifyHost } from '../base/this-host.ts';
import { deployTitle, type BuildHook } from './build-hook.ts';
import { publishDue } from './publish.ts';

/** The part of Netlify's event that we use. */
export interface DeployEnd {
  id: string;
  siteId: string;
  /** `production`, or a preview that visitors do not see. */
  context: string;
  title: string | null;
  /** ISO date-time. */
  createdAt: string;
  /** ISO date-time; null while not live, as for a site locked to a deploy. */
  publishedAt: string | null;
  errorMessage: string | null;
}

export interface DeployListener {
  db: Database;
  host: string | undefined;
  hook: BuildHook | undefined;
}

const UNKNOWN_FAILURE = 'The host could not build the site. Its deploy log says more.';
const NOT_PUBLISHED =
  'Netlify built the site and did not publish it, because auto publishing is stopped: press "Publish deploy" in its list of deploys, or start auto publishing.';

/**
 * A deploy succeeded. It is live unless auto publishing is stopped. Any production deploy that
 * began after a publication contains its data, also one by a push or by hand; one that began before
 * contains the data of its own start.
 */
export async function deploySucceeded(listener: DeployListener, deploy: DeployEnd): Promise<void> {
  if (!(await isOurs(listener, deploy))) return;
  const { db, hook } = listener;
  const building = await findBuilding(db);
  const isAskedFor = building !== undefined && deploy.title === deployTitle(building.id);
  if (deploy.publishedAt === null) {
    if (isAskedFor) await markUnpublished(db, building.id, NOT_PUBLISHED, deploy.id);
  } else if (building && (isAskedFor || beganAfter(deploy, building.startedAt))) {
    await markLive(db, building.id, deploy.id);
  } else if ((await findReadTime(db, deploy.id)) === undefined) {
    // Its own start time: later saves are not in it.
    await recordLive(db, deploy.id, new Date(deploy.createdAt));
  }
  // Saves in the meantime wait for this deploy to end.
  if (hook) await publishDue(db, hook);
}

/** A deploy failed. One that we did not request does not affect ours. */
export async function deployFailed(listener: DeployListener, deploy: DeployEnd): Promise<void> {
  if (!(await isOurs(listener, deploy))) return;
  const { db, hook } = listener;
  const building = await findBuilding(db);
  if (!building || deploy.title !== deployTitle(building.id)) return;
  await markFailed(db, building.id, failureInWords(deploy.errorMessage), deploy.id);
  if (hook) await publishDue(db, hook);
}

async function isOurs({ db, host }: DeployListener, deploy: DeployEnd): Promise<boolean> {
  const { context, siteId } = deploy;
  return context === 'production' && netlifyHost(siteId) === host && (await isHost(db, host));
}

function beganAfter({ createdAt }: DeployEnd, moment: Date | null): boolean {
  return moment !== null && Date.parse(createdAt) > moment.getTime();
}

function failureInWords(message: string | null): string {
  return message ? `The host could not build the site: ${message.slice(0, 500)}` : UNKNOWN_FAILURE;
}
