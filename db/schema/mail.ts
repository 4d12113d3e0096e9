/**
 * The outbox. A mail is queued in the transaction of the change it is about and sent afterward,
 * with retries.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
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
    /** Recipient's address; null for the shop's own. */
    recipient: text(),
    /** The inquiry that the mail is about. */
    inquiryId: uuid().references(() => inquiries.id, { onDelete: 'cascade' }),
    /** Template data besides the inquiry, for instance an invitation's link. */
    content: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Idempotency key: at most one mail per key. */
    dedupeKey: text().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** Lease of the sender; once expired, another may claim the mail. */
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

/** Failures of the mail server: at most one row, which is deleted when the server accepts a mail. */
export const mailFailures = pgTable(
  'mail_failures',
  {
    only: boolean().primaryKey().default(true),
    /** Tries that failed since the last accepted mail. */
    count: integer().notNull(),
    /** Since when the server itself fails; null while it only refused recipients. */
    since: moment(),
    /** Class and code of the last failure, without addresses or text. */
    lastError: text().notNull(),
  },
  (t) => [check('mail_failures_one_row', sql`${t.only}`)],
);
