/** Pages of what is not saved, for a day (@preview.link). */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { MAX_PREVIEW } from '#domain/limits.ts';
import { staff } from './accounts.ts';
import { lengthCheck } from './columns.ts';

export const previews = pgTable(
  'previews',
  {
    /** SHA-256 of the random token, hex. */
    tokenHash: text().primaryKey(),
    /** Who made it; it goes with the account. */
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    html: text().notNull(),
    /** Its content security policy. */
    policy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('previews_staff').on(t.staffId, t.createdAt),
    index('previews_expires').on(t.expiresAt),
    check('previews_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
    lengthCheck('previews_html', t.html, MAX_PREVIEW),
  ],
);
