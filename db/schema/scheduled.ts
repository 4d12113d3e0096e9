/** Changes of the catalog at a time to come (@schedule.change). */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  HELD_REASONS,
  SCHEDULED_KINDS,
  SCHEDULED_STATES,
  type ScheduledFields,
} from '#domain/scheduled-change.ts';
import { staff } from './accounts.ts';
import { moment, oneOf } from './columns.ts';

/** One row for each thing that a press scheduled a change of. */
export const scheduledChanges = pgTable(
  'scheduled_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The same for all rows that one press scheduled, and in the history for the edits they become. */
    batchId: uuid().notNull(),
    kind: text({ enum: SCHEDULED_KINDS }).notNull(),
    entityId: uuid().notNull(),
    dueAt: moment().notNull(),
    /** Null: the person has left. */
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** When staff scheduled it. */
    madeAt: moment().notNull(),
    change: jsonb().$type<ScheduledFields>().notNull(),
    /** Values of the fields of `change` when it was scheduled, or after another scheduled change of them. */
    base: jsonb().$type<ScheduledFields>().notNull(),
    state: text({ enum: SCHEDULED_STATES }).notNull().default('waiting'),
    /** Why it was held; kept if it is canceled afterward. */
    reason: text({ enum: HELD_REASONS }),
    /** When it was applied, held or canceled. */
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('scheduled_changes_once').on(t.batchId, t.kind, t.entityId),
    index('scheduled_changes_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index('scheduled_changes_open')
      .on(t.entityId)
      .where(sql`${t.state} in ('waiting', 'held')`),
    check('scheduled_changes_kind', oneOf(t.kind, SCHEDULED_KINDS)),
    check('scheduled_changes_state', oneOf(t.state, SCHEDULED_STATES)),
    check('scheduled_changes_reason', oneOf(t.reason, HELD_REASONS)),
    check('scheduled_changes_held', sql`${t.state} <> 'held' or ${t.reason} is not null`),
    check('scheduled_changes_ended', sql`(${t.endedAt} is null) = (${t.state} = 'waiting')`),
    check(
      'scheduled_changes_fields',
      sql`jsonb_typeof(${t.change}) = 'object' and jsonb_typeof(${t.base}) = 'object'
        and ${t.change} <> '{}'::jsonb`,
    ),
  ],
);
