/** Where the endpoints stand, for tests that ask them as any program would. */
import { AUTH_PATH } from '#contracts/accounts/sign-in.ts';
import { invitationEndpoints, staffEndpoints } from '#contracts/accounts/staff.ts';
import { calendarEndpoints } from '#contracts/calendar/events.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { catalogEndpoints } from '#contracts/catalog/public.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import { digestEndpoints } from '#contracts/digest.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { requestEndpoints } from '#contracts/inquiries/request.ts';
import { listEndpoints } from '#contracts/lists.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import { statusEndpoints } from '#contracts/status.ts';

export const API_PATHS = {
  contact: requestEndpoints.contact.path,
  serviceBooking: requestEndpoints.booking.path,
  question: requestEndpoints.question.path,
  lists: listEndpoints.mail.path,
  categories: catalogEndpoints.categories.path,
  rentalItems: catalogEndpoints.items.path,
  featuredItems: catalogEndpoints.featuredItems.path,
  servicePackages: catalogEndpoints.packages.path,
  health: catalogEndpoints.health.path,
  uploadImage: mediaEndpoints.upload.path,
  auth: AUTH_PATH,
  staffInvitation: invitationEndpoints.accept.path,
  staffInvitationDetails: invitationEndpoints.details.path,
} as const;

/** An entity stands at `{path}/{id}`. */
export const ADMIN_API_PATHS = {
  me: staffEndpoints.me.path,
  categories: categoryEndpoints.list.path,
  rentalItems: itemEndpoints.list.path,
  servicePackages: packageEndpoints.list.path,
  scheduled: scheduledEndpoints.list.path,
  inquiries: inquiryEndpoints.list.path,
  calendar: calendarEndpoints.read.path,
  feed: calendarEndpoints.feed.path,
  digest: digestEndpoints.preview.path,
  people: '/api/admin/people',
  staff: staffEndpoints.list.path,
  media: mediaEndpoints.change.path,
  publishing: publishingEndpoints.read.path,
  settings: settingsEndpoints.read.path,
  status: statusEndpoints.read.path,
} as const;

export const ARRIVED_PATH = inquiryEndpoints.arrived.path;
