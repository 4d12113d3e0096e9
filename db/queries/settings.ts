/** Sections of the settings, with their earlier values. */
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Section } from '#contracts/settings/sections.ts';
import { MAX_SETTING_VERSIONS } from '#domain/limits.ts';
import type { Database } from '../client.ts';
import { catalogEdits, settings, settingVersions, staff } from '../schema.ts';
import { editorName, idOfSection } from './history/edits.ts';

/** Given to `lockCatalog`. */
const EDITOR_ID = sql`nullif(current_setting('woodward.staff_id', true), '')`;

export type SettingRow = typeof settings.$inferSelect;

export function listSettings(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings);
}

/** @returns the rows of these sections; never saved ones have none */
export function listSettingsOf(db: Database, sections: readonly Section[]): Promise<SettingRow[]> {
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
 * Replaces the value of a section and stores the former one as a version, of which only the newest are kept.
 * @param tx a transaction
 * @param former the replaced value; version 0 for the default
 * @param next the new value
 * @param shown the former value in today's schema, with which the edit is compared
 */
export async function replaceSetting(
  tx: Database,
  former: SettingRow,
  next: SettingRow,
  shown: object,
): Promise<void> {
  const { section, ...columns } = next;
  await tx
    .insert(settings)
    .values(next)
    .onConflictDoUpdate({ target: settings.section, set: columns });
  await tx.insert(settingVersions).values(former);
  await recordEdit(tx, shown, next);
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

/** @returns the name of the person given to `lockCatalog`, as stored with settings; null without one */
export async function findEditorName(tx: Database): Promise<string | null> {
  const [row] = await tx.select({ name: editorName }).from(staff).where(eq(staff.id, EDITOR_ID));
  return row?.name ?? null;
}

/** @returns the earlier values of a section, newest first */
export function listSettingVersions(db: Database, section: Section): Promise<SettingRow[]> {
  return db
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.section, section))
    .orderBy(desc(settingVersions.version));
}

/** Records the changed fields with the editor given to `lockCatalog` (@history.kept). */
async function recordEdit(tx: Database, shown: object, next: SettingRow): Promise<void> {
  const [was, is] = [fieldsOf(shown), fieldsOf(next.value)];
  const changed = Object.keys({ ...was, ...is }).filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  await tx
    .insert(catalogEdits)
    .values({
      kind: 'setting',
      entityId: idOfSection(next.section),
      section: next.section,
      version: next.version,
      at: next.savedAt,
      staffId: EDITOR_ID,
      batchId: sql`nullif(current_setting('woodward.batch_id', true), '')::uuid`,
      before: only(was),
      after: only(is),
    })
    // The version may be recorded already if the settings were replaced by hand; a save must not fail
    // then.
    .onConflictDoNothing();
}

/** @returns the fields of a section's value; none for an invalid value */
function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
