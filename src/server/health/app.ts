/**
 * `GET /api/health`: whether this deployment can do its work.
 */
import type { HealthView } from '#contracts/catalogue.ts';
import { isMigrated } from '#db/migration-state.ts';
import { API_PATHS } from '#site/paths.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { env } from '../env.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { describeError, log } from '../log.ts';
import type { Services } from '../services.ts';

/** @returns the app; 200 when the database answers and has every migration, else 503 */
export function healthApp(services: Services): ApiApp {
  const app = createApp();
  app.get(API_PATHS.health, async (context) => {
    const view = await check(services);
    context.header('Cache-Control', 'no-store');
    return context.json(view, view.status === 'ok' ? 200 : 503);
  });
  return app;
}

async function check({ db }: Services): Promise<HealthView> {
  const { version } = packageJson;
  const { SMTP_URL, MAIL_DIR } = env();
  const mail = (SMTP_URL ?? MAIL_DIR) ? 'configured' : 'not configured';
  try {
    const migrated = await isMigrated(db());
    return {
      status: migrated ? 'ok' : 'unavailable',
      database: 'reachable',
      migrations: migrated ? 'applied' : 'pending',
      mail,
      version,
    };
  } catch (error) {
    log({ level: 'error', event: 'health', ...describeError(error) });
    return {
      status: 'unavailable',
      database: 'unreachable',
      migrations: 'unknown',
      mail,
      version,
    };
  }
}
