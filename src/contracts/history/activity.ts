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

/** Some presses, the latest first, and how many there are of them. */
export interface SomePresses {
  presses: ActivityView[];
  total: number;
  /** Names of who made them, as far as they are listed. */
  by: string[];
}

/** A site that is kept (`EarlierSite`). */
export interface SiteChangesView {
  id: string;
  /** What its publication brought. */
  brought: SomePresses;
  /** What was changed since, and is not in it. */
  since: SomePresses;
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
  /** Of each site that is kept (@publish.previous). */
  sites: endpoint(`GET ${path}/sites`, 'publishing.rollback', {
    answer: answer<SiteChangesView[]>(),
  }),
  /** Takes back what was changed since a kept site, so that the next publication doesn't bring it. */
  undoSince: endpoint(`POST ${path}/sites/{id}/undo`, 'publishing.rollback', {
    query: stockEditQuery,
    /** How many presses the owner saw; 409 when there are others. */
    body: z.strictObject({ seen: z.int().check(z.minimum(1)) }),
    answer: answer<TakenBack>(),
  }),
  /** Takes back what one press changed (@history.undo). */
  undo: endpoint(`POST ${path}/{id}/undo`, 'activity.undo', {
    query: stockEditQuery,
    answer: answer<TakenBack>(),
  }),
};
