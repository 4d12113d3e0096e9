/** The settings of the shop: rows by section. */
import type { Database } from '../client.ts';
import { settings } from '../schema.ts';

export type SettingRow = typeof settings.$inferSelect;

/** @returns the sections that were ever saved */
export function listSettings(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}
