import { activityEndpoints } from './admin/activity.ts';
/** Every endpoint that there is. */
import { bookedEndpoints } from './admin/booked-events.ts';
import { itemBulkEndpoints } from './admin/bulk.ts';
import { calendarEndpoints } from './admin/calendar.ts';
import { categoryEndpoints } from './admin/categories.ts';
import { digestEndpoints } from './admin/digest.ts';
import { goodsEndpoints } from './admin/goods.ts';
import { inquiryEndpoints } from './admin/inquiries.ts';
import { workEndpoints } from './admin/inquiry-work.ts';
import { mailEndpoints } from './admin/mail.ts';
import { mediaEndpoints } from './admin/media.ts';
import { peopleEndpoints } from './admin/people.ts';
import { itemEndpoints } from './admin/rental-items.ts';
import { packageEndpoints } from './admin/service-packages.ts';
import { settingsEndpoints } from './admin/settings.ts';
import { statusEndpoints } from './admin/status.ts';
import { stockCheckEndpoints } from './admin/stock-check.ts';
import { stockEndpoints } from './admin/stock-view.ts';
import { availabilityEndpoints } from './availability.ts';
import { feedEndpoints } from './calendar.ts';
import { catalogEndpoints } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { requestEndpoints } from './inquiry.ts';
import { listEndpoints } from './lists.ts';
import { publishingEndpoints } from './publishing.ts';
import { quoteShortEndpoints } from './quote-short.ts';
import { publicQuoteEndpoints, quoteEndpoints } from './quotes.ts';
import { signInEndpoints } from './sign-in.ts';
import { invitationEndpoints, staffEndpoints } from './staff.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  catalogEndpoints,
  availabilityEndpoints,
  requestEndpoints,
  listEndpoints,
  signInEndpoints,
  invitationEndpoints,
  staffEndpoints,
  categoryEndpoints,
  itemEndpoints,
  itemBulkEndpoints,
  packageEndpoints,
  activityEndpoints,
  inquiryEndpoints,
  workEndpoints,
  bookedEndpoints,
  quoteEndpoints,
  quoteShortEndpoints,
  publicQuoteEndpoints,
  calendarEndpoints,
  stockEndpoints,
  goodsEndpoints,
  feedEndpoints,
  digestEndpoints,
  mailEndpoints,
  peopleEndpoints,
  mediaEndpoints,
  publishingEndpoints,
  settingsEndpoints,
  statusEndpoints,
  stockCheckEndpoints,
].flatMap((group) => Object.values<Endpoint>(group));
