import { STATUS_DAYS, type StatusView } from '#contracts/admin/status.ts';
import { listErrors } from '#db/queries/error-counts.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { env } from '../env.ts';
import type { Services } from '../services.ts';

/** @returns `GET /api/admin/status`: what failed lately, for those who cannot read the log */
export function statusRoutes({ db }: Services): GuardedRouter {
  const router = createRouter();
  router.get(ADMIN_API_PATHS.status, async (context) => {
    const { SENTRY_DSN } = env();
    const view: StatusView = {
      errors: await listErrors(db(), STATUS_DAYS),
      reportedTo: SENTRY_DSN === undefined ? null : new URL(SENTRY_DSN).hostname,
    };
    return context.json(view);
  });
  return router;
}
