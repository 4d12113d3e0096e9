/** Reports whether this deployment works. */
import { statfs } from 'node:fs/promises';
import { catalogEndpoints, type HealthView } from '#contracts/catalog/public.ts';
import { MIN_FREE_BYTES } from '#db/disk-full.ts';
import { isMigrated } from '#db/migration-state.ts';
import { readStoredHost } from '#db/queries/host.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { attempt } from '../base/attempt.ts';
import { withStore } from '../base/blob-store.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import type { Services } from '../base/services.ts';
import { roleBeside } from '../base/this-host.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import { mailHealth } from '../mail/mail-health.ts';

const STORE_TIMEOUT_MS = 2_000;

/**
 * @param free free bytes of the disk; undefined without one
 * @returns the app; 200 when the database answers and has every migration, and the disk has space;
 *   else 503
 */
export function healthApp(
  services: Services,
  free: () => Promise<number | undefined> = () => freeBytes(env().DATA_DIR),
): ApiApp {
  const app = createApp();
  let wasFull = false;
  handle(app, catalogEndpoints.health, async (_input, context) => {
    const view = await check(services);
    const bytes = await free();
    if (bytes !== undefined) {
      const isFull = bytes < MIN_FREE_BYTES;
      view.disk = isFull ? 'full' : 'ok';
      if (isFull) view.status = 'unavailable';
      if (isFull && view.blobs === 'reachable') view.blobs = 'full';
      if (isFull && !wasFull) log({ level: 'error', event: 'disk-full' });
      if (!isFull && wasFull) log({ level: 'info', event: 'disk-has-room-again' });
      wasFull = isFull;
    }
    context.header('Cache-Control', 'no-store');
    context.status(view.status === 'ok' ? 200 : 503);
    return view;
  });
  return app;
}

/** @returns free bytes of a folder's disk; undefined if it does not exist */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Functions on Netlify have no disk.
    return undefined;
  }
}

async function check(services: Services): Promise<HealthView> {
  const [isUpToDate, store] = await Promise.all([
    attempt('health', () => isMigrated(services.db())),
    storeState(services.host() !== undefined),
  ]);
  const isReachable = isUpToDate !== undefined;
  const stored = isReachable
    ? await attempt('health', async () => ({ host: await readStoredHost(services.db()) }))
    : undefined;
  return {
    status: isUpToDate ? 'ok' : 'unavailable',
    database: isReachable ? 'reachable' : 'unreachable',
    migrations: isReachable ? (isUpToDate ? 'applied' : 'pending') : 'unknown',
    mail: await mailState(services, isReachable),
    host: stored ? roleBeside(stored.host?.name, services.host()) : 'unknown',
    hostSince: stored?.host?.since.toISOString() ?? null,
    blobs: store,
    version: packageJson.version,
  };
}

/** @param isHost false for a guest, which has no store when it runs on a person's own machine */
async function storeState(isHost: boolean): Promise<HealthView['blobs']> {
  const state = await attempt('health-blobs', async () => {
    try {
      // Any answer is enough; the blob does not exist.
      await withStore('media', STORE_TIMEOUT_MS, (store) => store.get('health'));
      return 'reachable';
    } catch (error) {
      if (!isHost && isWithoutStore(error)) return 'none';
      throw error;
    }
  });
  return state ?? 'unreachable';
}

/** Compares by name, because the client does not export the class. */
function isWithoutStore(error: unknown): boolean {
  return error instanceof Error && error.name === 'MissingBlobsEnvironmentError';
}

/** @param canAsk whether the database answers */
async function mailState(services: Services, canAsk: boolean): Promise<HealthView['mail']> {
  const { SMTP_URL, MAIL_DIR } = env();
  if (SMTP_URL === undefined) return MAIL_DIR === undefined ? 'not configured' : 'kept in files';
  const health = canAsk ? await attempt('health', () => mailHealth(services, 'server')) : undefined;
  if (health === undefined) return 'unknown';
  return health.isFailing ? 'failing' : 'configured';
}
