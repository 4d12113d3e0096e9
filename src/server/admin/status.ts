import { STATUS_DAYS, statusEndpoints } from '#contracts/admin/status.ts';
import { listErrors } from '#db/queries/error-counts.ts';
import type { GuardedApp } from '../auth/guard.ts';
import { env } from '../env.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';

/** Mounts what failed lately, for those who cannot read the log. */
export function mountStatus(app: GuardedApp, { db }: Services): void {
  handle(app, statusEndpoints.read, async () => {
    const { SENTRY_DSN } = env();
    return {
      errors: await listErrors(db(), STATUS_DAYS),
      reportedTo: SENTRY_DSN === undefined ? null : new URL(SENTRY_DSN).hostname,
    };
  });
}
