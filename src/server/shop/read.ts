/** The settings of the shop, as pages and mails read them. */
import { isSection } from '#contracts/settings/endpoints.ts';
import { SECTIONS, type Section, type Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import {
  findSetting,
  listSettingsOf,
  listSettings,
  type SettingRow,
} from '#db/queries/settings.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { withFacts } from '#site/shop/shop-fields.ts';
import { ApiError } from '../base/api-error.ts';
import { log } from '../base/log.ts';
import { noSuchSection } from '../base/texts.ts';
import { storedValue } from './stored.ts';

type SavedValue = Pick<SettingRow, 'section' | 'value'>;

/** @throws ApiError 404 for an unknown section */
export function readSectionName(name: string): Section {
  if (!isSection(name)) throw new ApiError('not_found', noSuchSection);
  return name;
}

/**
 * @returns every section as saved, or its default, with fields in texts filled in
 * @throws when the database fails
 */
export async function readSettings(db: Database): Promise<Settings> {
  return withFacts(presentSettings(await listSettings(db)));
}

/**
 * @returns one section as saved, or its default, with fields in braces as typed
 * @throws when the database fails
 */
export async function readSection<S extends Section>(db: Database, section: S) {
  return presentSection(section, await findSetting(db, section));
}

/**
 * @returns these sections, each as by `readSection`, in one query
 * @throws when the database fails
 */
export async function readSections<S extends Section>(
  db: Database,
  ...sections: S[]
): Promise<Pick<Settings, S>> {
  const rows = await listSettingsOf(db, sections);
  const entries = sections.map((section) => [
    section,
    presentSection(
      section,
      rows.find((row) => row.section === section),
    ),
  ]);
  // Each section with its own value.
  return Object.fromEntries(entries) as Pick<Settings, S>;
}

/** @returns every section, each as by `presentSection` */
export function presentSettings(rows: readonly SavedValue[]): Settings {
  const saved = new Map(rows.map((row) => [row.section, row]));
  const entries = SECTIONS.map((section) => [section, presentSection(section, saved.get(section))]);
  // Each section with its own value.
  return Object.fromEntries(entries) as Settings;
}

/**
 * @param row as saved; undefined before the first save
 * @returns the value, or the default. Parts that do not fit the schema, saved by an older version,
 *   are logged and left out: one such row would fail every build.
 */
function presentSection<S extends Section>(section: S, row: SavedValue | undefined): Settings[S] {
  if (row === undefined) return DEFAULT_SETTINGS[section];
  const { value, isWhole } = storedValue(section, row.value);
  if (!isWhole) log({ level: 'error', event: 'settings-invalid', error: section });
  return value;
}
