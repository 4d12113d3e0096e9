/**
 * Everything under `/api/admin/`, behind the one guard. The upload stands apart (its function
 * carries the picture library), with the same guard.
 */
import { createGuardedApp } from '../auth/guard.ts';
import type { ApiApp } from '../http/app.ts';
import type { StaffServices } from '../services.ts';
import { meRoutes } from '../staff/me.ts';

/** @returns the app; which endpoint needs which permission stands in `auth/permissions.ts` */
export function adminApp(services: StaffServices): ApiApp {
  const app = createGuardedApp(services);
  app.route('/', meRoutes());
  return app;
}
