/** The settings of the shop, as pages and mails read them. */
import { SETTINGS, type Section, type Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { listSettings, type SettingRow } from '#db/queries/settings.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { log } from '../log.ts';

/** @returns every section: as saved, or its default. @throws when the database fails */
export async function readSettings(db: Database): Promise<Settings> {
  return presentSettings(await listSettings(db));
}

/**
 * @returns every section. A value that does not have its section's schema, which an older version
 *   may have saved, is logged and replaced by the default: one such row would stop every build.
 */
export function presentSettings(rows: readonly Pick<SettingRow, 'section' | 'value'>[]): Settings {
  const saved = new Map(rows.map(({ section, value }) => [section, value]));
  const entries = Object.entries(SETTINGS).map(([section, schema]) => {
    // The keys of the object are the sections.
    const fallback = DEFAULT_SETTINGS[section as Section];
    if (!saved.has(section)) return [section, fallback];
    const parsed = schema.safeParse(saved.get(section));
    if (!parsed.success) log({ level: 'error', event: 'settings-invalid', error: section });
    return [section, parsed.success ? parsed.data : fallback];
  });
  // Each schema gives its own section's type.
  return Object.fromEntries(entries) as Settings;
}
