import { STATUS_DAYS, statusEndpoints } from '#contracts/status.ts';
import { listErrors } from '#db/queries/error-counts.ts';
import { readStoredHost } from '#db/queries/host.ts';
import { env } from '../base/env.ts';
import type { Services } from '../base/services.ts';
import { hostInWords } from '../base/this-host.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';

export function mountStatus(app: GuardedApp, { db }: Services): void {
  handle(app, statusEndpoints.read, async () => {
    const { SENTRY_DSN } = env();
    const host = await readStoredHost(db());
    return {
      host: host ? { name: hostInWords(host.name), since: host.since.toISOString() } : null,
      errors: await listErrors(db(), STATUS_DAYS),
      reportedTo: SENTRY_DSN === undefined ? null : new URL(SENTRY_DSN).hostname,
    };
  });
}
