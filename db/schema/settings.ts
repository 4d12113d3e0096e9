/** What the owner set up: one row for each section that was ever saved, and its versions. */
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SECTIONS } from '#contracts/settings/sections.ts';
import { moment, oneOf } from './columns.ts';

/** The value of a section has the schema `SETTINGS[section]` of the contracts. */
const sectionColumns = () => ({
  section: text({ enum: SECTIONS as [string, ...string[]] }).notNull(),
  version: integer().notNull().default(1),
  value: jsonb().$type<unknown>().notNull(),
  savedAt: moment().notNull().defaultNow(),
  /** Name of whoever saved it; null for the demo's. */
  savedBy: text(),
});

/** Current values. */
export const settings = pgTable('settings', sectionColumns(), (t) => [
  primaryKey({ columns: [t.section] }),
  check('settings_section', oneOf(t.section, SECTIONS)),
  check('settings_version', sql`${t.version} > 0`),
]);

/** Earlier values, up to `MAX_SETTING_VERSIONS` for each section. */
export const settingVersions = pgTable('setting_versions', sectionColumns(), (t) => [
  primaryKey({ columns: [t.section, t.version] }),
  check('setting_versions_section', oneOf(t.section, SECTIONS)),
]);
