/**
 * Whether this deployment can do its work.
 */
import { catalogEndpoints, type HealthView } from '#contracts/catalog.ts';
import type { MailRoute } from '#contracts/mail.ts';
import { isMigrated } from '#db/migration-state.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { attempt } from '../attempt.ts';
import { withStore } from '../blob-store.ts';
import { env } from '../env.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { handle } from '../http/handle.ts';
import { mailRouteOf } from '../mail/route.ts';
import type { Services } from '../services.ts';
import { readHostRole } from '../this-host.ts';
import { diskWatch, freeBytes } from './disk.ts';

/**
 * @param free bytes that may still be written to the disk; undefined without one
 * @returns the app; 200 when the database answers, has every migration and there is room on the disk,
 *   else 503
 */
export function healthApp(
  services: Services,
  free: () => Promise<number | undefined> = () => freeBytes(env().DATA_DIR),
): ApiApp {
  const app = createApp();
  const lookAtDisk = diskWatch(free);
  handle(app, catalogEndpoints.health, async (_asked, context) => {
    const [view, disk] = [await check(services), await lookAtDisk()];
    if (disk !== undefined) view.disk = disk;
    if (disk === 'full') view.status = 'unavailable';
    context.header('Cache-Control', 'no-store');
    context.status(view.status === 'ok' ? 200 : 503);
    return view;
  });
  return app;
}

const STORE = 'media';
const NO_BLOB = 'health';
const BLOBS_MS = 2_000;

const MAIL_WORDS: Record<MailRoute, HealthView['mail']> = {
  server: 'configured',
  files: 'kept in files',
  none: 'not configured',
};

async function check(services: Services): Promise<HealthView> {
  const { version } = packageJson;
  const mail = MAIL_WORDS[mailRouteOf(env())];
  const [migrated, hasBlobs] = await Promise.all([
    attempt('health', () => isMigrated(services.db())),
    attempt('health-blobs', canReadBlobs),
  ]);
  const blobs = hasBlobs ? 'reachable' : 'unreachable';
  if (migrated === undefined) {
    return {
      status: 'unavailable',
      database: 'unreachable',
      migrations: 'unknown',
      mail,
      host: 'unknown',
      blobs,
      version,
    };
  }
  return {
    status: migrated ? 'ok' : 'unavailable',
    database: 'reachable',
    migrations: migrated ? 'applied' : 'pending',
    mail,
    host: (await attempt('health', () => readHostRole(services))) ?? 'unknown',
    blobs,
    version,
  };
}

/** Reads what nobody keeps: that it is not there is an answer. */
async function canReadBlobs(): Promise<true> {
  await withStore(STORE, BLOBS_MS, (store) => store.get(NO_BLOB));
  return true;
}
