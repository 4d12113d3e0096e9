/**
 * Everything under `/api/admin/`, behind one guard. Uploads have their own function with the same
 * guard, because it contains the image library.
 */
import { createGuardedApp } from '../accounts/auth/guard.ts';
import { mountStaff } from '../accounts/staff/routes.ts';
import { mountCalendar } from '../calendar/routes.ts';
import { mountCategories } from '../catalog/staff/categories.ts';
import { mountItems } from '../catalog/staff/rental-items.ts';
import { mountScheduled } from '../catalog/staff/scheduled/routes.ts';
import { mountPackages } from '../catalog/staff/service-packages.ts';
import { mountDigest } from '../digest/routes.ts';
import { mountHistory } from '../history/routes.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { mountBookedEvents } from '../inquiries/work/booked-events.ts';
import { mountInquiryExport } from '../inquiries/work/export.ts';
import { mountInquiries } from '../inquiries/work/list.ts';
import { mountInquiryReply } from '../inquiries/work/reply.ts';
import { mountInquiryWork } from '../inquiries/work/routes.ts';
import { mountMedia } from '../media/routes.ts';
import { mountPeople } from '../people/routes.ts';
import { afterSave } from '../publishing/after-save.ts';
import { mountPublishing } from '../publishing/routes.ts';
import { mountQuotes } from '../quotes/staff.ts';
import { mountSettings } from '../settings/routes.ts';
import { mountStockCheck } from '../stock/check-routes.ts';
import { mountGoods } from '../stock/goods/routes.ts';
import { mountStock } from '../stock/routes.ts';
import { mountMail } from './mail.ts';
import type { AdminServices } from './services.ts';
import { mountStatus } from './status.ts';

/** @returns the app; each endpoint's definition names its permission (`src/contracts`) */
export function adminApp(services: AdminServices): GuardedApp {
  const app = createGuardedApp(services);
  app.use(afterSave(services));
  mountStaff(app, services);
  mountPublishing(app, services);
  mountCategories(app, services);
  mountItems(app, services);
  mountPackages(app, services);
  mountScheduled(app, services);
  mountHistory(app, services);
  // Before paths with `{id}`, which would match these.
  mountInquiryExport(app, services);
  mountInquiryWork(app, services);
  mountInquiryReply(app, services);
  mountBookedEvents(app, services);
  mountQuotes(app, services);
  mountInquiries(app, services);
  mountCalendar(app, services);
  mountStock(app, services);
  mountGoods(app, services);
  mountDigest(app, services);
  mountMail(app, services);
  mountPeople(app, services);
  mountMedia(app, services);
  mountSettings(app, services);
  mountStatus(app, services);
  mountStockCheck(app, services);
  return app;
}
