import { activityEndpoints } from '#contracts/history/activity.ts';
import { CATALOG_PATHS } from '../data/queries.ts';

/** Paths to refetch after undoing edits, which may be of anything: settings follow the catalog, too. */
export const REREADS = [activityEndpoints.list.path, ...CATALOG_PATHS];
