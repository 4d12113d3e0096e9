/**
 * Token buckets of the public endpoints, one per caller. The key is a salted hash; no address is
 * stored.
 */
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const rateBuckets = pgTable(
  'rate_buckets',
  {
    key: text().primaryKey(),
    tokens: doublePrecision().notNull(),
    filledAt: moment().notNull(),
  },
  (t) => [
    index('rate_buckets_filled_at').on(t.filledAt),
    check('rate_buckets_tokens', sql`${t.tokens} >= 0`),
  ],
);
