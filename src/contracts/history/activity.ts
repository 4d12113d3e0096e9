/** What all staff changed of the catalog and the settings (@history.activity). */
import * as z from 'zod/mini';
import { pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay } from '../fields.ts';
import { stockEditQuery } from '../stock/edit.ts';
import { HISTORY_KINDS, type EditView, type TakenBack } from './edits.ts';

/** All that one press changed. */
export interface ActivityView {
  /** Of its batch; of an edit without one, the edit's own. */
  id: string;
  /** How many things it changed. */
  count: number;
  /** How many of them nobody has changed since: what Undo takes back. */
  undoable: number;
  /** The first of them. */
  edits: EditView[];
}

const path = '/api/admin/activity';

export const activityEndpoints = {
  /** The latest first. */
  list: endpoint(`GET ${path}`, 'activity.read', {
    query: z.strictObject({
      page: pageParam,
      kind: z.optional(z.enum(HISTORY_KINDS)),
      /** Id of a member of staff. */
      staff: z.optional(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/))),
      /** Days in the shop's time zone, inclusive. */
      since: z.optional(civilDay),
      until: z.optional(civilDay),
    }),
    answer: answer<ActivityView[]>(),
  }),
  /** Takes back what one press changed (@history.undo). */
  undo: endpoint(`POST ${path}/{id}/undo`, 'activity.undo', {
    query: stockEditQuery,
    answer: answer<TakenBack>(),
  }),
};
