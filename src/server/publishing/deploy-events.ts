/**
 * What Netlify tells when a deploy ends: which publication it closes, and what visitors see since.
 * Fields as of `Deploy` in `@netlify/types`, https://docs.netlify.com/build/functions/trigger-on-events/
 */
import type { Database } from '#db/client.ts';
import { isHost } from '#db/queries/host.ts';
import { findPublished } from '#db/queries/publishing-view.ts';
import { findBuilding, markFailed, markLive, markUnpublished } from '#db/queries/publishing.ts';
import { recordLive } from '#db/queries/record-live.ts';
import { netlifyHost } from '../this-host.ts';
import { deployTitle, type BuildHook } from './build-hook.ts';
import { publishDue } from './publish.ts';

/** The part of Netlify's event that is read. */
export interface DeployEnd {
  id: string;
  /** Site that was deployed. */
  siteId: string;
  /** `production`, or a preview that visitors do not see. */
  context: string;
  title: string | null;
  /** ISO date-time. */
  createdAt: string;
  /** ISO date-time; null while visitors do not see it, as for a site that is locked to a deploy. */
  publishedAt: string | null;
  errorMessage: string | null;
}

/** Where the event arrives. */
export interface DeployListener {
  db: Database;
  /** Name of this host. */
  host: string | undefined;
  hook: BuildHook | undefined;
}

const UNKNOWN_FAILURE = 'The host could not build the site. Its deploy log says more.';
const NOT_PUBLISHED =
  'Netlify built the site and did not publish it, because auto publishing is stopped: press "Publish deploy" in its list of deploys, or start auto publishing.';

/**
 * A deploy ended well. Visitors see it, unless auto publishing is stopped. Any deploy of production
 * that began after a publication holds its data, also one by a push or by hand; one that began before
 * is live with the data of its own beginning.
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
  } else if ((await findPublished(db, deploy.id)) === undefined) {
    // Nothing that was saved after its beginning is claimed to be in it.
    await recordLive(db, deploy.id, new Date(deploy.createdAt));
  }
  // What was saved meanwhile waits for this moment.
  if (hook) await publishDue(db, hook);
}

/** A deploy failed. One that we did not ask for says nothing about ours. */
export async function deployFailed(listener: DeployListener, deploy: DeployEnd): Promise<void> {
  if (!(await isOurs(listener, deploy))) return;
  const { db, hook } = listener;
  const building = await findBuilding(db);
  if (!building || deploy.title !== deployTitle(building.id)) return;
  await markFailed(db, building.id, failureInWords(deploy.errorMessage), deploy.id);
  if (hook) await publishDue(db, hook);
}

/** Whether it is a deploy of what this database's visitors see. */
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
