/**
 * Everything under `/api/admin/`, behind one guard. The upload is a separate function with the same
 * guard, because it contains the image library.
 */
import { createGuardedApp, type GuardedApp } from '../auth/guard.ts';
import { mountCalendar } from '../calendar/routes.ts';
import { mountDigest } from '../digest/routes.ts';
import { mountMail } from '../mail/routes.ts';
import { mountPeople } from '../people/routes.ts';
import { mountPublishing } from '../publishing/routes.ts';
import { afterSave } from '../publishing/save.ts';
import { mountSettings } from '../settings/routes.ts';
import { mountStaff } from '../staff/routes.ts';
import { mountGoods } from '../stock/goods.ts';
import { mountStock } from '../stock/routes.ts';
import { mountBookedEvents } from './booked-events.ts';
import { mountCategories } from './categories.ts';
import { mountHistory } from './history.ts';
import { mountInquiries } from './inquiries.ts';
import { mountInquiryExport } from './inquiry-export.ts';
import { mountInquiryReply } from './inquiry-reply.ts';
import { mountInquiryWork } from './inquiry-work.ts';
import { mountMedia } from './media.ts';
import { mountQuotes } from './quotes.ts';
import { mountItems } from './rental-items.ts';
import { mountPackages } from './service-packages.ts';
import type { AdminServices } from './services.ts';
import { mountStatus } from './status.ts';
import { mountStockCheck } from './stock-check.ts';

/** @returns the app; each endpoint's definition names its permission (`src/contracts`) */
export function adminApp(services: AdminServices): GuardedApp {
  const app = createGuardedApp(services);
  app.use(afterSave(services));
  mountStaff(app, services);
  mountPublishing(app, services);
  mountCategories(app, services);
  mountItems(app, services);
  mountPackages(app, services);
  mountHistory(app, services);
  // Before the paths with an id, which would match theirs.
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
