import * as z from 'zod/mini';
import { pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay } from '../fields.ts';
import { HISTORY_KINDS, type EditView } from './history.ts';

export interface Activity {
  edits: EditView[];
  total: number;
}

export const activityEndpoints = {
  /** Changes of the catalog by all staff, latest first (@history.activity). */
  activity: endpoint('GET /api/admin/activity', 'activity.read', {
    query: z.strictObject({
      page: pageParam,
      kind: z.optional(z.enum(HISTORY_KINDS)),
      /** Id of a member of staff. */
      staff: z.optional(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/))),
      /** Days in the shop's time zone, inclusive. */
      since: z.optional(civilDay),
      until: z.optional(civilDay),
    }),
    answer: answer<Activity>(),
  }),
};
