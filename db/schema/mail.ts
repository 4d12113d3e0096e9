/**
 * The outbox: mails that are owed. A mail is queued in the transaction of what it tells of, and
 * sent afterwards, as often as it takes.
 */
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
import { MAIL_KINDS, MAIL_STATES } from '../mail-kinds.ts';
import { moment, oneOf } from './columns.ts';
import { inquiries } from './inquiries.ts';

export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    state: text({ enum: MAIL_STATES }).notNull().default('queued'),
    /** Address it goes to; null for the shop's own. */
    recipient: text(),
    /** The inquiry it tells of. */
    inquiryId: uuid().references(() => inquiries.id, { onDelete: 'cascade' }),
    /** What the text needs besides the inquiry, for instance the link of an invitation. */
    content: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** One mail per key: what is asked for twice is owed once. */
    dedupeKey: text().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** A sender holds it until then; afterwards another may take it. */
    claimedUntil: moment(),
    /** Class and code of the last failure, without addresses or text. */
    lastError: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
  },
  (t) => [
    uniqueIndex('outbox_dedupe_key_unique').on(t.dedupeKey),
    index('outbox_due')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'queued'`),
    index('outbox_inquiry').on(t.inquiryId),
    check('outbox_kind', oneOf(t.kind, MAIL_KINDS)),
    check('outbox_state', oneOf(t.state, MAIL_STATES)),
    check('outbox_tries', sql`${t.tries} >= 0`),
  ],
);
