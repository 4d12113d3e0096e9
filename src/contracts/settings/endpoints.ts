import * as z from 'zod/mini';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import type { EditView } from '../history/edits.ts';
import { stockEditQuery, type Moved } from '../stock/edit.ts';
import { SETTINGS, type Section, type Settings } from './sections.ts';

export interface SectionView<S extends Section = Section> {
  section: S;
  value: Settings[S];
  /** 0: never saved; `value` is the default. */
  version: number;
  /** ISO date-time and name of the last save; null: never saved. */
  savedAt: string | null;
  savedBy: string | null;
  /** False: saved parts that do not fit the section were left out of `value`. */
  isWhole: boolean;
}

export interface SectionVersion<S extends Section = Section> {
  version: number;
  value: Settings[S];
  savedAt: string;
  savedBy: string | null;
}

/** The edits of one room (@history.rooms). */
export interface RoomHistoryView {
  /** Its present address, or the last one. */
  slug: string;
  name: string;
  /** False: removed. */
  isThere: boolean;
  /** Latest first; `version` is the section's. */
  edits: EditView[];
}

const base = '/api/admin/settings';

/** The section's schema checks `value`; `version` is the one that the owner saw (409 if stale). */
const sectionEdit = z.strictObject({
  value: z.unknown(),
  version: z.union([z.literal(0), versionField.version]),
});

export const settingsEndpoints = {
  read: endpoint(`GET ${base}`, 'settings.manage', { answer: answer<SectionView[]>() }),
  edit: endpoint(`PUT ${base}/{section}`, 'settings.manage', {
    query: stockEditQuery,
    body: sectionEdit,
    answer: answer<SectionView & Moved>(),
  }),
  versions: endpoint(`GET ${base}/{section}/versions`, 'settings.manage', {
    answer: answer<SectionVersion[]>(),
  }),
  /** Rooms that were edited, removed ones too. */
  rooms: endpoint(`GET ${base}/rooms/history`, 'settings.manage', {
    answer: answer<RoomHistoryView[]>(),
  }),
  /** Restores one room as it was in a version of the section; `slug` is that of its history. */
  restoreRoom: endpoint(`POST ${base}/rooms/{slug}/versions/{version}/restore`, 'settings.manage', {
    body: z.strictObject(versionField),
    answer: answer<SectionView<'rooms'>>(),
  }),
};

export function isSection(name: string): name is Section {
  return Object.hasOwn(SETTINGS, name);
}
