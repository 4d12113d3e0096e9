/** The settings of the shop: rows by section. */
import { eq } from 'drizzle-orm';
import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '../client.ts';
import { settings } from '../schema.ts';

export type SettingRow = typeof settings.$inferSelect;

/** @returns the sections that were ever saved */
export function listSettings(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}

/** @returns the row of a section; undefined when it was never saved */
export async function findSetting(db: Database, section: Section): Promise<SettingRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section));
  return row;
}
