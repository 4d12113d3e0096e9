import type { Section } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { replaceSetting, type SettingRow } from '#db/queries/settings.ts';
import { storedValue } from './stored.ts';

/**
 * Stores a value as the next version of its section.
 * @param former row of the section
 * @param next `savedBy` is the name of the person; null: no person
 */
export async function storeNextVersion(
  tx: Database,
  former: SettingRow,
  next: { section: Section; value: unknown; savedBy: string | null },
  now: Date,
): Promise<void> {
  const row = { ...next, version: former.version + 1, savedAt: now };
  await replaceSetting(tx, former, row, storedValue(next.section, former.value).value);
}
