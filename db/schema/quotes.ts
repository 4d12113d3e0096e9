/** Quotes: what staff offer for an inquiry, and the links by which customers open them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { INQUIRY_STATUSES } from '#contracts/inquiries/list.ts';
import { DECLINE_REASONS, type QuoteContent } from '#contracts/quotes/quotes.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { QUOTE_STATES } from '#domain/quote-standing.ts';
import { staff } from './accounts.ts';
import { lengthCheck, moment, oneOf } from './columns.ts';
import { inquiries } from './inquiries.ts';

/**
 * One row for each quote and each revision of one (@quote.versions). What was sent never changes: a
 * trigger (`db/migrations/0019_quotes_and_calendar.sql`) refuses it.
 */
export const quotes = pgTable(
  'quotes',
  {
    /** Chosen by the browser, so that a repetition adds nothing; the default is for SQL by hand. */
    id: uuid().primaryKey().defaultRandom(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** 1, 2, … within the inquiry. */
    number: integer().notNull(),
    /** Counts edits of a draft and moves, for optimistic locking. */
    version: integer().notNull().default(1),
    state: text({ enum: QUOTE_STATES }).notNull().default('draft'),
    content: jsonb().$type<QuoteContent>().notNull(),
    /** SHA-256 of what is accepted, hex; empty while it is a draft. */
    contentHash: text().notNull().default(''),
    /** As in the content, for the index. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** Whether a mail reminds the customer before it expires. */
    isReminded: boolean().notNull(),
    /** When that mail was queued. */
    remindedAt: moment(),
    /** Member of the staff; null once the account is gone. */
    createdBy: text().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Event days of the request when the quote was sent: accepting it moves no event back that moved since. */
    sentForDay: date({ mode: 'string' }),
    /** Null: an event of one day. */
    sentForLastDay: date({ mode: 'string' }),
    /** Place of the request then; null: sent before it was stored, or a draft. */
    sentForLocation: text(),
    /** Status of the request before it was sent; null as for the place. */
    sentForStatus: text({ enum: INQUIRY_STATUSES }),
    /** When it was accepted or declined. */
    answeredAt: moment(),
    /** The name typed when it was accepted. */
    acceptedBy: text().notNull().default(''),
    /** Salted hash of the network it was accepted from. */
    acceptedAddressHash: text().notNull().default(''),
    declineReason: text({ enum: DECLINE_REASONS }),
    declineNote: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('quotes_number_unique').on(t.inquiryId, t.number),
    uniqueIndex('quotes_one_draft')
      .on(t.inquiryId)
      .where(sql`${t.state} = 'draft'`),
    // Reminders and the daily digest ask for quotes that are about to expire.
    index('quotes_expiring')
      .on(t.validUntil, t.id)
      .where(sql`${t.state} = 'sent'`),
    check('quotes_state', oneOf(t.state, QUOTE_STATES)),
    check('quotes_number', sql`${t.number} >= 1`),
    check('quotes_hash', sql`${t.contentHash} ~ '^[0-9a-f]{64}$' or ${t.state} = 'draft'`),
    check('quotes_sent', sql`(${t.state} = 'draft') = (${t.sentAt} is null)`),
    check(
      'quotes_answered',
      sql`(${t.state} in ('accepted', 'declined')) = (${t.answeredAt} is not null)`,
    ),
    check('quotes_accepted', sql`(${t.state} = 'accepted') = (${t.acceptedBy} <> '')`),
    check('quotes_declined', sql`(${t.state} = 'declined') = (${t.declineReason} is not null)`),
    check('quotes_decline_reason', oneOf(t.declineReason, DECLINE_REASONS)),
    lengthCheck('quotes_accepted_by', t.acceptedBy, MAX_LENGTH.name, 0),
    lengthCheck('quotes_decline_note', t.declineNote, MAX_LENGTH.message, 0),
  ],
);

/** A link opens a quote for whoever has it; only its hash is known here. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    /** SHA-256 of the random token, hex. */
    tokenHash: text().primaryKey(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('quote_links_quote').on(t.quoteId),
    index('quote_links_expires').on(t.expiresAt),
    check('quote_links_hash', sql`${t.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
);
