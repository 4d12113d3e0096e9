/**
 * Everything under `/api/admin/`, behind one guard. The upload is a separate function with the same
 * guard, because it contains the image library.
 */
import { createGuardedApp } from '../auth/guard.ts';
import type { ApiApp } from '../http/app.ts';
import { peopleRoutes } from '../people/routes.ts';
import { afterSave } from '../publishing/after-save.ts';
import { publishingRoutes } from '../publishing/routes.ts';
import { meRoutes } from '../staff/me.ts';
import { staffRoutes } from '../staff/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { rentalItemRoutes } from './rental-items/routes.ts';
import { servicePackageRoutes } from './service-packages/routes.ts';
import type { AdminServices } from './services.ts';
import { statusRoutes } from './status.ts';

/** @returns the app; which endpoint needs which permission stands in `auth/permissions.ts` */
export function adminApp(services: AdminServices): ApiApp {
  const app = createGuardedApp(services);
  app.use(afterSave(services));
  app.route('/', meRoutes());
  app.route('/', staffRoutes(services));
  app.route('/', publishingRoutes(services));
  app.route('/', categoryRoutes(services));
  app.route('/', rentalItemRoutes(services));
  app.route('/', servicePackageRoutes(services));
  app.route('/', inquiryRoutes(services));
  app.route('/', peopleRoutes(services));
  app.route('/', mediaRoutes(services));
  app.route('/', statusRoutes(services));
  return app;
}
