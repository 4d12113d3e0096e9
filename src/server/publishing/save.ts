/**
 * Saves what visitors see: the transaction that also requests a build, the delay of the build, and the work after
 * the response (purging caches, starting the build).
 */
import { purgeCache } from '@netlify/functions';
import type { Context, MiddlewareHandler } from 'hono';
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import {
  categorySheetEndpoints,
  itemSheetEndpoints,
  packageSheetEndpoints,
} from '#contracts/catalog/sheets.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import { mailEndpoints } from '#contracts/mail.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { publishingEndpoints, type PublishMode } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import type { Database } from '#db/client.ts';
import { isLockTimeout, lockCatalog, type Editor } from '#db/queries/publishing/lock.ts';
import {
  AT_ONCE,
  requestPublication,
  SECONDS,
  type PublishWait,
} from '#db/queries/publishing/requests.ts';
import { ApiError } from '../base/api-error.ts';
import { attempt } from '../base/attempt.ts';
import { env } from '../base/env.ts';
import { describeError, log, reportsUnderWay } from '../base/log.ts';
import type { Services } from '../base/services.ts';
import { someoneIsSaving } from '../base/texts.ts';
import { runtimeOf } from '../http/app.ts';
import type { GuardedEnv } from '../http/guarded-app.ts';
import { saveNextDue, type DueServices } from '../schedule/next-due.ts';
import { publishingHost } from './host.ts';
import { configuredHook, publishWhenQuiet } from './publish.ts';

/** @returns the caller's name, as stored with settings */
export function nameOf(context: Context<GuardedEnv>): string {
  const { name, email } = context.get('staff');
  return name || email;
}

export function editorOf(context: Context<GuardedEnv>): Editor {
  return { staffId: context.get('staff').id };
}

/**
 * Runs a catalog write in one transaction under the catalog lock, and requests a build if visitors may see a
 * difference. Its changes are recorded with their editor as one press: what one press of a button did (@history.kept).
 * @param work writes, and says whether visitors may see a difference; rolled back when it throws
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function writeCatalog(
  { db, now }: Services,
  editor: Editor,
  work: (tx: Database, now: Date) => Promise<boolean>,
): Promise<void> {
  try {
    await db().transaction(async (tx) => {
      await lockCatalog(tx, { batchId: crypto.randomUUID(), ...editor });
      const time = now();
      const publish = await work(tx, time);
      if (publish) await requestPublication(tx, time, publishWait(publishMode()));
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiError('unavailable', someoneIsSaving);
    throw error;
  }
}

/** Rolls back the transaction of `tryCatalog`. */
class TriedOut extends Error {
  override name = 'TriedOut';
}

/**
 * Runs a catalog write like `writeCatalog`, and rolls it back.
 * @returns what `work` returns
 * @throws what `work` throws; ApiError 503 on lock timeout
 */
export async function tryCatalog<Value>(
  { db, now }: Services,
  work: (tx: Database, now: Date) => Promise<Value>,
): Promise<Value> {
  let result: { value: Value } | undefined;
  try {
    await db().transaction(async (tx) => {
      await lockCatalog(tx);
      result = { value: await work(tx, now()) };
      throw new TriedOut();
    });
  } catch (error) {
    if (isLockTimeout(error)) throw new ApiError('unavailable', someoneIsSaving);
    if (!(error instanceof TriedOut)) throw error;
  }
  if (!result) throw new TriedOut();
  return result.value;
}

/** Ten items edited in a row cost one deploy, not ten. */
const WHERE_DEPLOYS_COST = 'quiet:10m';
/** Maximum delay under continuous saves. */
const LONGEST_WAIT_IN_QUIET_TIMES = 6;

/**
 * @returns how often the site is published, by `PUBLISH` (`src/server/base/env.ts`); by default "quiet for
 *   ten minutes" where a hook requests builds (a deploy on Netlify costs credits), and "each save" where
 *   this machine builds
 */
export function publishMode(): PublishMode {
  const set = env().PUBLISH ?? (configuredHook() ? WHERE_DEPLOYS_COST : 'each-save');
  const minutes = /^quiet:(\d+)m$/.exec(set)?.[1];
  if (minutes !== undefined) return { kind: 'quiet', minutes: Number(minutes) };
  return { kind: set === 'button' ? 'button' : 'each-save' };
}

/** @returns the debounce of this mode; null when saves wait for "Publish now" */
export function publishWait(mode: PublishMode): PublishWait | null {
  if (mode.kind === 'button') return null;
  if (mode.kind === 'each-save') return configuredHook() ? SECONDS : AT_ONCE;
  const quietSeconds = mode.minutes * 60;
  return { quietSeconds, longestSeconds: quietSeconds * LONGEST_WAIT_IN_QUIET_TIMES };
}

const ALL_TAGS = ['catalog', 'categories', 'rental-items', 'service-packages'];
/** Cache tags of the public responses that a write changes, by its path. */
const TAGS: readonly (readonly [path: string, tags: readonly string[]])[] = [
  // Items contain their category's slug.
  [categoryEndpoints.list.path, ['catalog', 'categories', 'rental-items']],
  [itemEndpoints.list.path, ['catalog', 'rental-items']],
  [packageEndpoints.list.path, ['catalog', 'service-packages']],
  // Undone edits and applied changes may be of any kind; scheduling and canceling change nothing yet.
  [activityEndpoints.list.path, ALL_TAGS],
  [scheduledEndpoints.apply.path, ALL_TAGS],
];
/** Writes to these change pages, but no public response. */
const PAGES_ONLY = [
  mediaEndpoints.change.path,
  settingsEndpoints.read.path,
  publishingEndpoints.read.path,
];
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Writes to these change nothing that visitors get. */
const CHANGES_NOTHING = [
  // Of what a change would do.
  itemBulkEndpoints.preview.path,
  categorySheetEndpoints.check.path,
  itemSheetEndpoints.check.path,
  packageSheetEndpoints.check.path,
  // A change at a time to come changes something once it is applied.
  scheduledEndpoints.schedule.path,
  scheduledEndpoints.scheduleMany.path,
  scheduledEndpoints.cancel.path,
  scheduledEndpoints.restore.path,
  scheduledEndpoints.keep.path,
  mailEndpoints.test.path,
];

/** @returns middleware for the admin app, behind its guard */
export function afterSave(services: DueServices): MiddlewareHandler<GuardedEnv> {
  return async (context, next) => {
    await next();
    if (READS.has(context.req.method) || !context.res.ok) return;
    const tags = changedBy(context.req.path);
    if (!tags) return;
    const work = finishSave(services, tags, context.get('requestId'));
    const runtime = runtimeOf(context);
    if (runtime.waitUntil) runtime.waitUntil(work);
    else await work;
  };
}

/**
 * @param path of a write
 * @returns cache tags of the public responses that it changes, none if it changes pages alone; null if it
 *   changes neither; undefined if no list has it, which does the same
 */
export function changedBy(path: string): readonly string[] | null | undefined {
  if (CHANGES_NOTHING.some((resource) => isSame(path, resource))) return null;
  const tags = TAGS.find(([resource]) => isBelow(path, resource))?.[1];
  return tags ?? (PAGES_ONLY.some((resource) => isBelow(path, resource)) ? [] : undefined);
}

function isSame(path: string, resource: string): boolean {
  return isBelow(path, resource) && path.split('/').length === resource.split('/').length;
}

/** @param resource may contain parameters: `/api/admin/scheduled/{batch}/apply` */
function isBelow(path: string, resource: string): boolean {
  const parts = path.split('/');
  return resource
    .split('/')
    .every((part, index) => (part.startsWith('{') ? index < parts.length : part === parts[index]));
}

/** Runs after scheduled changes were applied. On Netlify, the schedule itself starts the build. */
export async function afterScheduled(): Promise<void> {
  publishingHost()?.wake();
  await attempt('purge', () => purge(ALL_TAGS));
}

/** After the response, a failure can only be logged; the schedule makes up for it. */
async function finishSave(services: DueServices, tags: readonly string[], requestId: string) {
  publishingHost()?.wake();
  const hook = configuredHook();
  const steps = [purge(tags), ...(hook ? [publishWhenQuiet(services.db(), hook)] : [])];
  for (const result of await Promise.allSettled(steps)) {
    if (result.status === 'fulfilled') continue;
    log({ level: 'error', event: 'after-save', requestId, ...describeError(result.reason) });
  }
  // The schedule starts a build that waits for minutes.
  if (hook) await saveNextDue(services);
  await reportsUnderWay();
}

/** Without a purge token nothing is cached: not on Netlify. */
async function purge(tags: readonly string[]): Promise<void> {
  if (tags.length === 0 || env().NETLIFY_PURGE_API_TOKEN === undefined) return;
  await purgeCache({ tags: [...tags] });
}
