/** How often something failed per day, without request data or callers. */
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const errorCounts = pgTable(
  'error_counts',
  {
    /** In UTC. */
    day: date().notNull(),
    /** Name of the failure in the log. */
    event: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.event] }),
    check('error_counts_count', sql`${t.count} > 0`),
  ],
);
