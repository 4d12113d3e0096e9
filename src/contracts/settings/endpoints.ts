import * as z from 'zod/mini';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
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
};

export function isSection(name: string): name is Section {
  return Object.hasOwn(SETTINGS, name);
}
