import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable } from 'drizzle-orm/pg-core';

/** The last day that had its digest, sent or with nothing to say: at most one row. */
export const lastDigest = pgTable(
  'last_digest',
  {
    only: boolean().primaryKey().default(true),
    day: date({ mode: 'string' }).notNull(),
  },
  (t) => [check('last_digest_one_row', sql`${t.only}`)],
);
