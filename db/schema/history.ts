/** What was changed of the catalog, by whom (@history.kept). */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { HISTORY_KINDS } from '#contracts/catalog/history.ts';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/**
 * One row for each version of an entity that somebody made, written by a trigger
 * (`record_catalog_edit`), so that no way to change one is without it. What the demo and a restore
 * insert has no row.
 */
export const catalogEdits = pgTable(
  'catalog_edits',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: HISTORY_KINDS }).notNull(),
    entityId: uuid().notNull(),
    /** That the edit made. */
    version: integer().notNull(),
    at: moment().notNull(),
    /** Null: the person has left, or no person did it. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** Of all rows that one press changed. */
    batchId: uuid(),
    /** Columns that changed, as they were, by their names in the database; null: it was created. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The same, as they became. */
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
