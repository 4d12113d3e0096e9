/** The settings of the shop, as pages and mails read them. */
import { SECTIONS, SETTINGS, type Section, type Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { findSetting, listSettings, type SettingRow } from '#db/queries/settings.ts';
import { isSynonymGroup } from '#domain/search/synonyms.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { log } from '../log.ts';

type SavedValue = Pick<SettingRow, 'section' | 'value'>;

/** @returns every section: as saved, or its default. @throws when the database fails */
export async function readSettings(db: Database): Promise<Settings> {
  return presentSettings(await listSettings(db));
}

/** @returns one section: as saved, or its default. @throws when the database fails */
export async function readSection<S extends Section>(db: Database, section: S) {
  return presentSection(section, await findSetting(db, section));
}

/** @returns every section, each as `presentSection` gives it */
export function presentSettings(rows: readonly SavedValue[]): Settings {
  const saved = new Map(rows.map((row) => [row.section, row]));
  const entries = SECTIONS.map((section) => [section, presentSection(section, saved.get(section))]);
  // Each section with its own value.
  return Object.fromEntries(entries) as Settings;
}

/**
 * @param row as saved; undefined for a section that never was
 * @returns its value, or the default. A value that does not have its section's schema, which an
 *   older version may have saved, is logged and replaced: one such row would stop every build.
 */
function presentSection<S extends Section>(section: S, row: SavedValue | undefined): Settings[S] {
  if (row === undefined) return DEFAULT_SETTINGS[section];
  const parsed = SETTINGS[section].safeParse(upgraded(row));
  // The schema gives its own section's type.
  if (parsed.success) return parsed.data as Settings[S];
  log({ level: 'error', event: 'settings-invalid', error: section });
  return DEFAULT_SETTINGS[section];
}

/** @returns the value without what earlier versions accepted although it did nothing: groups of one word */
function upgraded({ section, value }: SavedValue): unknown {
  if (section !== 'search') return value;
  const { synonyms, ...rest } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (!Array.isArray(synonyms)) return value;
  const groups = synonyms.filter((line) => typeof line !== 'string' || isSynonymGroup(line));
  return { ...rest, synonyms: groups };
}
