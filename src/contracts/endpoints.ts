import { passkeyEndpoints } from './accounts/passkeys.ts';
import { signInEndpoints } from './accounts/sign-in.ts';
import { invitationEndpoints, staffEndpoints } from './accounts/staff.ts';
import { calendarEndpoints } from './calendar/events.ts';
import { feedEndpoints } from './calendar/feed.ts';
import { itemBulkEndpoints } from './catalog/bulk.ts';
import { categoryEndpoints } from './catalog/categories.ts';
import { catalogEndpoints } from './catalog/public.ts';
import { itemEndpoints } from './catalog/rental-items.ts';
import { scheduledEndpoints } from './catalog/scheduled.ts';
import { packageEndpoints } from './catalog/service-packages.ts';
import {
  categorySheetEndpoints,
  itemSheetEndpoints,
  packageSheetEndpoints,
} from './catalog/sheets.ts';
import { digestEndpoints } from './digest.ts';
import type { Endpoint } from './endpoint.ts';
import { activityEndpoints } from './history/activity.ts';
import { bookedEndpoints } from './inquiries/booked-events.ts';
import { inquiryEndpoints } from './inquiries/list.ts';
import { requestEndpoints } from './inquiries/request.ts';
import { workEndpoints } from './inquiries/work.ts';
import { listEndpoints } from './lists.ts';
import { mailEndpoints } from './mail.ts';
import { mediaEndpoints } from './media.ts';
import { peopleEndpoints } from './people.ts';
import { previewEndpoints } from './previews.ts';
import { publishingEndpoints } from './publishing.ts';
import { publicQuoteEndpoints, quoteEndpoints } from './quotes/quotes.ts';
import { quoteShortEndpoints } from './quotes/short.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { statusEndpoints } from './status.ts';
import { availabilityEndpoints } from './stock/availability.ts';
import { stockCheckEndpoints } from './stock/check.ts';
import { goodsEndpoints } from './stock/goods.ts';
import { stockEndpoints } from './stock/view.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  catalogEndpoints,
  availabilityEndpoints,
  requestEndpoints,
  listEndpoints,
  signInEndpoints,
  passkeyEndpoints,
  invitationEndpoints,
  staffEndpoints,
  categoryEndpoints,
  itemEndpoints,
  itemBulkEndpoints,
  packageEndpoints,
  categorySheetEndpoints,
  itemSheetEndpoints,
  packageSheetEndpoints,
  scheduledEndpoints,
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
  previewEndpoints,
  settingsEndpoints,
  statusEndpoints,
  stockCheckEndpoints,
].flatMap((group) => Object.values<Endpoint>(group));
