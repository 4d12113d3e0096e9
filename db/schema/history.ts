/** What was changed of the catalog and the settings, by whom (@history.kept). */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACT_ACTIONS, ACT_KINDS } from '#contracts/history/acts.ts';
import { HISTORY_KINDS, type FieldChange } from '#contracts/history/edits.ts';
import { staff } from './accounts.ts';
import { moment, oneOf } from './columns.ts';

/**
 * One row for each edit. A trigger (`record_catalog_edit`) writes those of the catalog, so that no write
 * escapes; `replaceSetting` writes those of the settings, because the first save of a section replaces a
 * default that is in no row. Rows that the demo and restores insert are no edits.
 */
export const catalogEdits = pgTable(
  'catalog_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: HISTORY_KINDS }).notNull(),
    /** Of a section, a hash of its name. */
    entityId: uuid().notNull(),
    /** Section of the settings; null: an edit of the catalog. */
    section: text(),
    /** Version that the edit created. */
    version: integer().notNull(),
    at: moment().notNull(),
    /** Null: the person has left, or no person did it. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** The same for all rows that one press changed. */
    batchId: uuid(),
    /** Time for which the edit was scheduled (@schedule.told); null: not scheduled. */
    scheduledFor: moment(),
    /** Columns (of a section, fields) that changed, as they were, by their names in the database; null: it was created. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The same columns after the edit. */
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    uniqueIndex('catalog_edits_version').on(t.kind, t.entityId, t.version),
    index('catalog_edits_at').on(t.at.desc(), t.id.desc()),
    index('catalog_edits_batch')
      .on(t.batchId)
      .where(sql`${t.batchId} is not null`),
  ],
);

/** One row for each press of staff that edits no row: schedules, and changes of photos (@history.acts). */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ACT_KINDS }).notNull(),
    action: text({ enum: ACT_ACTIONS }).notNull(),
    at: moment().notNull(),
    /** Null: the person has left. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** Name of the first entity, or description of the photo at that time. */
    name: text().notNull().default(''),
    /** Number of entities. */
    count: integer().notNull().default(1),
    /** Address of the photo; empty for a schedule. */
    url: text().notNull().default(''),
    /** When the scheduled change is due. */
    dueAt: moment(),
    /** Changes of the first entity, or of the photo. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
  },
  (t) => [
    index('staff_acts_at').on(t.at.desc(), t.id.desc()),
    check('staff_acts_kind', oneOf(t.kind, ACT_KINDS)),
    check('staff_acts_action', oneOf(t.action, ACT_ACTIONS)),
    check('staff_acts_count', sql`${t.count} > 0`),
  ],
);
