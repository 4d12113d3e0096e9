import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import { activityEndpoints } from '#contracts/history/activity.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';

/** What is read again once edits were taken back, which may be of anything. */
export const REREADS = [
  activityEndpoints.list.path,
  categoryEndpoints.list.path,
  itemEndpoints.list.path,
  packageEndpoints.list.path,
  settingsEndpoints.read.path,
  publishingEndpoints.read.path,
];
