import type { Section, Settings } from '#contracts/settings/sections.ts';
import type { Database } from '#db/client.ts';
import { settings } from '#db/schema.ts';

/** Saves a section of the settings, whatever it had. */
export async function saveSection<S extends Section>(
  db: Database,
  section: S,
  value: Settings[S],
): Promise<void> {
  await db
    .insert(settings)
    .values({ section, value })
    .onConflictDoUpdate({ target: settings.section, set: { value } });
}
