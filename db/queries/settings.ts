import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Section } from '#contracts/settings/sections.ts';
import { MAX_SETTING_VERSIONS } from '#domain/limits.ts';
import type { Database } from '../client.ts';
import { settings, settingVersions } from '../schema.ts';

export type SettingRow = typeof settings.$inferSelect;

export function listSettings(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}

/** @returns those of these sections that were ever saved */
export function findSettings(db: Database, sections: readonly Section[]): Promise<SettingRow[]> {
  return db
    .select()
    .from(settings)
    .where(inArray(settings.section, [...sections]));
}

/** @returns the row of a section; undefined when it was never saved */
export async function findSetting(db: Database, section: Section): Promise<SettingRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section));
  return row;
}

/**
 * Replaces the value of a section and keeps the former one; of those only the newest stay.
 * @param tx a transaction
 * @param former what the section had, version 0 for the default
 * @param next its new value
 */
export async function replaceSetting(
  tx: Database,
  former: SettingRow,
  next: SettingRow,
): Promise<void> {
  const { section, ...columns } = next;
  await tx
    .insert(settings)
    .values(next)
    .onConflictDoUpdate({ target: settings.section, set: columns });
  await tx.insert(settingVersions).values(former);
  const newest = tx
    .select({ version: settingVersions.version })
    .from(settingVersions)
    .where(eq(settingVersions.section, section))
    .orderBy(desc(settingVersions.version))
    .limit(MAX_SETTING_VERSIONS);
  await tx
    .delete(settingVersions)
    .where(and(eq(settingVersions.section, section), notInArray(settingVersions.version, newest)));
}

/** @returns the earlier values of a section, newest first */
export function listSettingVersions(db: Database, section: Section): Promise<SettingRow[]> {
  return db
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.section, section))
    .orderBy(desc(settingVersions.version));
}
