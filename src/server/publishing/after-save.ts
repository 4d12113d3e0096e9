/** Runs after the response of a save: purges caches and starts the build. */
import { purgeCache } from '@netlify/functions';
import type { MiddlewareHandler } from 'hono';
import { categoryEndpoints } from '#contracts/admin/categories.ts';
import { mediaEndpoints } from '#contracts/admin/media.ts';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { packageEndpoints } from '#contracts/admin/service-packages.ts';
import { settingsEndpoints } from '#contracts/admin/settings.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import type { GuardedEnv } from '../auth/guard.ts';
import { env } from '../env.ts';
import { describeError, log, reportsUnderWay } from '../log.ts';
import type { MailServices } from '../mail/services.ts';
import { saveNextDue } from '../schedule/next-due.ts';
import { publishingHost } from './host.ts';
import { configuredHook, publishWhenQuiet } from './publish.ts';

/** The part of Netlify's context that keeps a function running after its response. */
export interface Later {
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Cache tags of the public responses that a write changes, by its path. */
const TAGS: readonly (readonly [path: string, tags: readonly string[]])[] = [
  // Items contain their category's slug.
  [categoryEndpoints.list.path, ['catalog', 'categories', 'rental-items']],
  [itemEndpoints.list.path, ['catalog', 'rental-items']],
  [packageEndpoints.list.path, ['catalog', 'service-packages']],
];
/** Writes to these change pages, but no public response. */
const PAGES_ONLY = [
  mediaEndpoints.change.path,
  settingsEndpoints.read.path,
  publishingEndpoints.read.path,
];
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @returns middleware for the admin app, behind its guard */
export function afterSave(services: MailServices): MiddlewareHandler<GuardedEnv> {
  return async (context, next) => {
    await next();
    if (READS.has(context.req.method) || !context.res.ok) return;
    const { path } = context.req;
    const tags = tagsFor(path);
    if (tags.length === 0 && !PAGES_ONLY.some((each) => isBelow(path, each))) return;
    const work = settle(services, tags, context.get('requestId'));
    // Netlify's context is the app's environment (netlify/functions/admin.ts).
    const later = context.env as Later | undefined;
    if (later?.waitUntil) later.waitUntil(work);
    else await work;
  };
}

/** @returns cache tags of the public responses that a write to this path changes */
export function tagsFor(path: string): readonly string[] {
  return TAGS.find(([resource]) => isBelow(path, resource))?.[1] ?? [];
}

function isBelow(path: string, resource: string): boolean {
  return path === resource || path.startsWith(`${resource}/`);
}

/** After the response, a failure can only be logged; the schedule makes up for it. */
async function settle(services: MailServices, tags: readonly string[], requestId: string) {
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
