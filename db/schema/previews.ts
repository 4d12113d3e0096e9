/** Rendered pages of unsaved drafts, for a day (@preview.link). */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { MAX_PREVIEW } from '#domain/limits.ts';
import { staff } from './accounts.ts';
import { lengthCheck, moment } from './columns.ts';

export const previews = pgTable(
  'previews',
  {
    /** SHA-256 of the random token, hex. */
    tokenHash: text().primaryKey(),
    /** Who made the preview; deleted with the account. */
    staffId: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    html: text().notNull(),
    /** The page's content security policy. */
    policy: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('previews_staff').on(t.staffId, t.createdAt),
    index('previews_expires').on(t.expiresAt),
    check('previews_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
    lengthCheck('previews_html', t.html, MAX_PREVIEW),
  ],
);
