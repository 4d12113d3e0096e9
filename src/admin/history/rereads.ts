import { activityEndpoints } from '#contracts/history/activity.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import { CATALOG_PATHS } from '../data/queries.ts';

/** Paths to refetch after undoing edits, which may be of anything. */
export const REREADS = [activityEndpoints.list.path, settingsEndpoints.read.path, ...CATALOG_PATHS];
