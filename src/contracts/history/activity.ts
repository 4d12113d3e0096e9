/** Changes of the catalog and the settings by all staff (@history.activity). */
import * as z from 'zod/mini';
import { pageParam } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay } from '../fields.ts';
import { stockEditQuery } from '../stock/edit.ts';
import { ACT_KINDS, type ActView } from './acts.ts';
import {
  HISTORY_KINDS,
  type EditAction,
  type EditView,
  type HistoryKind,
  type TakenBack,
} from './edits.ts';

export const MAX_LEFT_NAMED = 3;

/** All changes of one save. */
export interface ActivityView {
  /** Batch id, or the id of a single edit. */
  id: string;
  /** Number of edits. */
  count: number;
  /** Number of edits that Undo can take back: of things that are as the save left them. */
  undoable: number;
  /** Of the other things, at most `MAX_LEFT_NAMED`. */
  left: TakenBack['left'];
  /** Of all edits; null: they differ. */
  kind: HistoryKind | null;
  action: EditAction | null;
  /** The first few. */
  edits: EditView[];
}

/** A save, or what staff did besides edits (@history.acts). */
export type ActivityLine = { press: ActivityView; act?: never } | { act: ActView; press?: never };

/** Saves, latest first, and their number. */
export interface SomePresses {
  presses: ActivityView[];
  total: number;
  /** Names of the editors of all of them. */
  by: string[];
}

/** A previous version (`PreviousVersion`). */
export interface SiteChangesView {
  id: string;
  /** Saves in its publication. */
  brought: SomePresses;
  /** Later saves. */
  since: SomePresses;
  /** ISO date-time at which it last became live again, by a restore or by changes that led to the same pages. */
  againAt: string | null;
}

const path = '/api/admin/activity';

export const activityEndpoints = {
  /** Latest first. */
  list: endpoint(`GET ${path}`, 'activity.read', {
    query: z.strictObject({
      page: pageParam,
      kind: z.optional(z.enum([...HISTORY_KINDS, ...ACT_KINDS])),
      /** Id of a member of staff. */
      staff: z.optional(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/))),
      /** Days in the shop's time zone, inclusive. */
      since: z.optional(civilDay),
      until: z.optional(civilDay),
    }),
    answer: answer<ActivityLine[]>(),
  }),
  /** For each previous version (@publish.previous). */
  sites: endpoint(`GET ${path}/sites`, 'publishing.rollback', {
    answer: answer<SiteChangesView[]>(),
  }),
  /** Undoes saves since a previous version, so that the next publication does not contain them. */
  undoSince: endpoint(`POST ${path}/sites/{id}/undo`, 'publishing.rollback', {
    query: stockEditQuery,
    /** Number of saves that the owner saw; 409 if it differs. */
    body: z.strictObject({ seen: z.int().check(z.minimum(1)) }),
    answer: answer<TakenBack>(),
  }),
  /** Undoes one save (@history.undo). */
  undo: endpoint(`POST ${path}/{id}/undo`, 'activity.undo', {
    query: stockEditQuery,
    answer: answer<TakenBack>(),
  }),
};
