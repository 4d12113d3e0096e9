/** What all staff changed of the catalog (@history.activity). */
import * as z from 'zod/mini';
import { pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { HISTORY_KINDS, type EditView } from './history.ts';

export interface Activity {
  edits: EditView[];
  total: number;
}

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please use a day such as 2027-05-01'));

export const activityEndpoints = {
  /** The latest first (@history.activity). */
  activity: endpoint('GET /api/admin/activity', 'activity.read', {
    query: z.strictObject({
      page: pageParam,
      kind: z.optional(z.enum(HISTORY_KINDS)),
      /** Id of a person. */
      staff: z.optional(z.string().check(z.maxLength(100))),
      /** Days of the shop, both included. */
      since: z.optional(day),
      until: z.optional(day),
    }),
    answer: answer<Activity>(),
  }),
};
