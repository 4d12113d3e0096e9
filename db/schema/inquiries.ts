/**
 * What visitors send, and what is owed to it: mails.
 */
import { sql } from 'drizzle-orm';
import {
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
import { INQUIRY_KINDS, INQUIRY_STATUSES, LINE_STANDINGS } from '#contracts/admin/inquiries.ts';
import type { SelectedService } from '#contracts/inquiry.ts';
import { MAX_LENGTH, MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { REFERENCE } from '#domain/reference.ts';
import { editable, emptyList, literal, oneOf } from './columns.ts';

/** What a visitor sent (@request.endpoints). */
export const inquiries = pgTable(
  'inquiries',
  {
    ...editable(),
    /** What the visitor is told, short and speakable. */
    reference: text().notNull(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default('pending'),
    name: text().notNull(),
    email: text().notNull(),
    /** Where the address leads to, by `mailboxOf`: however it is spelled, it is one person's. */
    mailbox: text().notNull().default(''),
    phone: text().notNull(),
    eventDate: date({ mode: 'string' }).notNull(),
    eventLocation: text().notNull(),
    services: text().array().notNull().default(emptyList),
    referralSource: text().notNull().default(''),
    message: text().notNull(),
    /** Which form it came from: both ask for a price, a booking names a package. */
    kind: text({ enum: INQUIRY_KINDS }).notNull().default('contact'),
    /** As typed in the booking dialog, free text. */
    guestCount: text().notNull().default(''),
    /** The package a booking is for. */
    selectedService: jsonb().$type<SelectedService>(),
    /**
     * Reference of an earlier request that this one takes the place of, as the sender says; empty for
     * none. Not checked against other inquiries, so it is no foreign key.
     */
    replaces: text().notNull().default(''),
    /** Makes a repeated request the same request. */
    idempotencyKey: text().notNull(),
    /** SHA-256 of the accepted body, hex: tells a repetition from another request under one key. */
    bodyHash: text().notNull(),
    /** What the signs of spam add up to; from a limit on, the inquiry begins as `quarantined`. */
    spamScore: integer().notNull().default(0),
    /** The signs that were found, in words for staff. */
    spamReasons: text().array().notNull().default(emptyList),
  },
  (t) => [
    uniqueIndex('inquiries_idempotency_key_unique').on(t.idempotencyKey),
    uniqueIndex('inquiries_reference_unique').on(t.reference),
    index('inquiries_status_created')
      .on(t.status, t.createdAt.desc(), t.id)
      .where(sql`${t.deletedAt} is null`),
    // Of all, in the bin too: signs of spam are looked for in what came last (`intake-facts.ts`).
    index('inquiries_created').on(t.createdAt.desc(), t.id),
    index('inquiries_email').on(t.email),
    // The staff's list: what waits for an answer first; quarantined ones are asked for by status.
    index('inquiries_admin')
      .on(sql`(${t.status} <> 'pending')`, t.createdAt.desc(), t.id)
      .where(sql`${t.status} <> 'quarantined' and ${t.deletedAt} is null`),
    index('inquiries_bin')
      .on(t.deletedAt.desc(), t.id)
      .where(sql`${t.deletedAt} is not null`),
    check('inquiries_spam_score', sql`${t.spamScore} >= 0`),
    check('inquiries_status', oneOf(t.status, INQUIRY_STATUSES)),
    check(
      'inquiries_replaces',
      sql`${t.replaces} = '' or ${t.replaces} ~ ${literal(REFERENCE.source)}`,
    ),
    check('inquiries_kind', oneOf(t.kind, INQUIRY_KINDS)),
    check(
      'inquiries_name_length',
      sql`length(${t.name}) between 1 and ${literal(MAX_LENGTH.name)}`,
    ),
    check(
      'inquiries_email_length',
      sql`length(${t.email}) between 3 and ${literal(MAX_LENGTH.email)}`,
    ),
    check(
      'inquiries_phone_length',
      sql`length(${t.phone}) between 1 and ${literal(MAX_LENGTH.phone)}`,
    ),
  ],
);

/** One wishlist line of an inquiry, as sent. */
export const inquiryLines = pgTable(
  'inquiry_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** From 0, in the order of the visitor's list. */
    position: integer().notNull(),
    /** Rental item's id as the browser sent it; the item may be gone, so this is no foreign key. */
    itemId: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Price text as the visitor saw it. */
    price: text().notNull(),
    /** What the catalog said of it when the request was stored; null where it was not asked. */
    standing: text({ enum: LINE_STANDINGS }),
    /** Name and price in the catalog then; empty when it had no such item. */
    catalogName: text().notNull().default(''),
    catalogPrice: text().notNull().default(''),
  },
  (t) => [
    check('inquiry_lines_standing', oneOf(t.standing, LINE_STANDINGS)),
    uniqueIndex('inquiry_lines_position_unique').on(t.inquiryId, t.position),
    check(
      'inquiry_lines_quantity',
      sql`${t.quantity} between ${literal(MIN_QUANTITY)} and ${literal(MAX_QUANTITY)}`,
    ),
  ],
);
