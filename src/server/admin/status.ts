import { STATUS_DAYS, statusEndpoints } from '#contracts/admin/status.ts';
import { listErrors } from '#db/queries/error-counts.ts';
import { createRouter, type GuardedRouter } from '../auth/guard.ts';
import { env } from '../env.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';

/** @returns what failed lately, for those who cannot read the log */
export function statusRoutes({ db }: Services): GuardedRouter {
  const router = createRouter();
  handle(router, statusEndpoints.read, async () => {
    const { SENTRY_DSN } = env();
    return {
      errors: await listErrors(db(), STATUS_DAYS),
      reportedTo: SENTRY_DSN === undefined ? null : new URL(SENTRY_DSN).hostname,
    };
  });
  return router;
}
