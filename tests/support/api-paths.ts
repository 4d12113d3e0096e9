/** Where the endpoints stand, for tests that ask them as any program would. */
import { calendarEndpoints } from '#contracts/admin/calendar.ts';
import { categoryEndpoints } from '#contracts/admin/categories.ts';
import { digestEndpoints } from '#contracts/admin/digest.ts';
import { inquiryEndpoints } from '#contracts/admin/inquiries.ts';
import { mediaEndpoints } from '#contracts/admin/media.ts';
import { itemEndpoints } from '#contracts/admin/rental-items.ts';
import { packageEndpoints } from '#contracts/admin/service-packages.ts';
import { settingsEndpoints } from '#contracts/admin/settings.ts';
import { statusEndpoints } from '#contracts/admin/status.ts';
import { catalogEndpoints } from '#contracts/catalog.ts';
import { requestEndpoints } from '#contracts/inquiry.ts';
import { listEndpoints } from '#contracts/lists.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { AUTH_PATH } from '#contracts/sign-in.ts';
import { invitationEndpoints, staffEndpoints } from '#contracts/staff.ts';

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
