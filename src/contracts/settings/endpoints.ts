/** The owner's settings in the admin (@settings.sections). */
import * as z from 'zod/mini';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { stockEditQuery, type Moved } from '../stock/edit.ts';
import { SETTINGS, type Section, type Settings } from './sections.ts';

export interface SectionView<S extends Section = Section> {
  section: S;
  value: Settings[S];
  /** 0: never saved, and `value` is the default. */
  version: number;
  /** ISO date-time and name of whoever saved it last; null when it was never saved. */
  savedAt: string | null;
  savedBy: string | null;
  /** Whether all that was saved fits the section; else the rest was left out of `value`. */
  isWhole: boolean;
}

/** An earlier value of a section, newest first. */
export interface SectionVersion<S extends Section = Section> {
  version: number;
  value: Settings[S];
  savedAt: string;
  savedBy: string | null;
}

const base = '/api/admin/settings';

/**
 * The body's `value` is checked by the section's schema, which the server chooses by the path;
 * `version` is the one that the owner saw (409 when stale).
 */
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

/** @returns whether there is such a section */
export function isSection(name: string): name is Section {
  return Object.hasOwn(SETTINGS, name);
}
