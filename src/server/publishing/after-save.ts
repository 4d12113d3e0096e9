/** Work after the response to a save: purging caches, starting the build. */
import { purgeCache } from '@netlify/functions';
import type { MiddlewareHandler } from 'hono';
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
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import { attempt } from '../base/attempt.ts';
import { env } from '../base/env.ts';
import { describeError, log, reportsUnderWay } from '../base/log.ts';
import { runtimeOf } from '../http/app.ts';
import type { GuardedEnv } from '../http/guarded-app.ts';
import { saveNextDue, type DueServices } from '../schedule/next-due.ts';
import { publishingHost } from './host.ts';
import { configuredHook, publishWhenQuiet } from './publish.ts';

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
