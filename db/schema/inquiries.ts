/** Inquiries and their wishlist lines. */
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
import {
  INQUIRY_CHANNELS,
  INQUIRY_KINDS,
  INQUIRY_STATUSES,
  LINE_STANDINGS,
} from '#contracts/inquiries/list.ts';
import type { SelectedService } from '#contracts/inquiries/request.ts';
import { CANCELED_BY } from '#contracts/stock/stock.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { MAX_EVENT_DAYS, MAX_LENGTH, MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { REFERENCE } from '#domain/reference.ts';
import { staff } from './accounts.ts';
import { editable, emptyList, lengthCheck, literal, moment, oneOf } from './columns.ts';

/** What a visitor sent (@request.endpoints). */
export const inquiries = pgTable(
  'inquiries',
  {
    ...editable(),
    /** Shown to the visitor; short enough to say on the phone. */
    reference: text().notNull(),
    status: text({ enum: INQUIRY_STATUSES }).notNull().default('pending'),
    name: text().notNull(),
    email: text().notNull(),
    /** The normalized address (`mailboxOf`), the same for all spellings of one person's address. */
    mailbox: text().notNull().default(''),
    /** May be empty for a question, and for a request that staff typed. */
    phone: text().notNull(),
    /** Null for a question, and while it is not known. */
    eventDate: date({ mode: 'string' }),
    /** Last day of an event of several; null: it lasts one day. */
    lastDay: date({ mode: 'string' }),
    eventLocation: text().notNull(),
    /** When the crew comes and goes, and whom it meets, in words. */
    deliveryWindow: text().notNull().default(''),
    pickupWindow: text().notNull().default(''),
    siteContact: text().notNull().default(''),
    services: text().array().notNull().default(emptyList),
    referralSource: text().notNull().default(''),
    message: text().notNull(),
    /** Which form it came from. A booking names a package, a question asks for no price. */
    kind: text({ enum: INQUIRY_KINDS }).notNull().default('contact'),
    /** Free text of every form about an event. */
    guestCount: text().notNull().default(''),
    /** The package a booking is for. */
    selectedService: jsonb().$type<SelectedService>(),
    /**
     * Reference of the earlier request that this one replaces, as the sender claims; empty for
     * none. Unverified, so not a foreign key.
     */
    replaces: text().notNull().default(''),
    idempotencyKey: text().notNull(),
    /** SHA-256 of the accepted body, hex: tells a retry from another request under the same key. */
    bodyHash: text().notNull(),
    /** Sum of the spam signals; from a threshold on the inquiry starts as `quarantined`. */
    spamScore: integer().notNull().default(0),
    /** The signals found, in words for staff. */
    spamReasons: text().array().notNull().default(emptyList),
    /** How it came; all but `website` are typed by staff. */
    channel: text({ enum: INQUIRY_CHANNELS }).notNull().default('website'),
    /** Who of the staff works on it. */
    assigneeId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** What staff will do next, and on which day. */
    nextAction: text().notNull().default(''),
    nextActionOn: date({ mode: 'string' }),
    /** What was agreed, of a booked or canceled event (@event.agreed). */
    agreed: jsonb().$type<AgreedEvent>(),
    /** When the event was canceled. */
    canceledAt: moment(),
    canceledBy: text({ enum: CANCELED_BY }),
    cancelReason: text().notNull().default(''),
    /** Part of the payments that the shop keeps after a cancellation. */
    feeKeptCents: integer(),
    /** When somebody last did something about it. Not `updatedAt`, by which staff are told of new requests. */
    touchedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('inquiries_idempotency_key_unique').on(t.idempotencyKey),
    uniqueIndex('inquiries_reference_unique').on(t.reference),
    index('inquiries_status_created')
      .on(t.status, t.createdAt.desc(), t.id)
      .where(sql`${t.deletedAt} is null`),
    // Not partial: spam checks also read inquiries in the trash (`intake-facts.ts`).
    index('inquiries_created').on(t.createdAt.desc(), t.id),
    index('inquiries_email').on(t.email),
    // The admin's list: unanswered first. Quarantined ones are queried by status.
    index('inquiries_admin')
      .on(sql`(${t.status} <> 'pending')`, t.createdAt.desc(), t.id)
      .where(sql`${t.status} <> 'quarantined' and ${t.deletedAt} is null`),
    index('inquiries_bin')
      .on(t.deletedAt.desc(), t.id)
      .where(sql`${t.deletedAt} is not null`),
    index('inquiries_mailbox').on(t.mailbox),
    index('inquiries_replaces_which')
      .on(t.replaces)
      .where(sql`${t.replaces} <> ''`),
    // The views and sorts of the admin, each in its own order.
    index('inquiries_event')
      .on(t.eventDate, t.createdAt.desc(), t.id)
      .where(sql`${t.status} <> 'quarantined' and ${t.deletedAt} is null`),
    index('inquiries_event_last')
      .on(t.eventDate.desc(), t.createdAt.desc(), t.id)
      .where(sql`${t.status} <> 'quarantined' and ${t.deletedAt} is null`),
    index('inquiries_touched')
      .on(t.touchedAt.desc(), t.id)
      .where(sql`${t.status} <> 'quarantined' and ${t.deletedAt} is null`),
    index('inquiries_assignee').on(t.assigneeId, t.touchedAt.desc(), t.id),
    index('inquiries_next_action')
      .on(t.nextActionOn, t.id)
      .where(sql`${t.nextActionOn} is not null and ${t.deletedAt} is null`),
    check('inquiries_channel', oneOf(t.channel, INQUIRY_CHANNELS)),
    check('inquiries_way_to_reach', sql`${t.email} <> '' or ${t.phone} <> ''`),
    lengthCheck('inquiries_next_action', t.nextAction, MAX_LENGTH.shortDescription, 0),
    check('inquiries_spam_score', sql`${t.spamScore} >= 0`),
    check('inquiries_status', oneOf(t.status, INQUIRY_STATUSES)),
    check(
      'inquiries_replaces',
      sql`${t.replaces} = '' or ${t.replaces} ~ ${literal(REFERENCE.source)}`,
    ),
    check(
      'inquiries_last_day',
      sql`${t.lastDay} > ${t.eventDate} and ${t.lastDay} < ${t.eventDate} + ${literal(MAX_EVENT_DAYS)}`,
    ),
    check(
      'inquiries_canceled',
      sql`(${t.status} = 'canceled') = (${t.canceledAt} is not null)
        and (${t.status} = 'canceled') = (${t.canceledBy} is not null)`,
    ),
    check('inquiries_canceled_by', oneOf(t.canceledBy, CANCELED_BY)),
    check('inquiries_fee_kept', sql`${t.feeKeptCents} >= 0`),
    lengthCheck('inquiries_cancel_reason', t.cancelReason, MAX_LENGTH.shortDescription, 0),
    lengthCheck('inquiries_delivery_window', t.deliveryWindow, MAX_LENGTH.timeWindow, 0),
    lengthCheck('inquiries_pickup_window', t.pickupWindow, MAX_LENGTH.timeWindow, 0),
    lengthCheck('inquiries_site_contact', t.siteContact, MAX_LENGTH.name, 0),
    check('inquiries_kind', oneOf(t.kind, INQUIRY_KINDS)),
    lengthCheck('inquiries_name', t.name, MAX_LENGTH.name),
    check(
      'inquiries_email_length',
      sql`length(${t.email}) between 3 and ${literal(MAX_LENGTH.email)}
        or (${t.email} = '' and ${t.channel} <> 'website')`,
    ),
    lengthCheck('inquiries_phone', t.phone, MAX_LENGTH.phone, 0),
    // A request that staff typed may lack either.
    check(
      'inquiries_event',
      sql`${t.kind} = 'question' or ${t.channel} <> 'website'
        or (${t.eventDate} is not null and ${t.phone} <> '')`,
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
    /**
     * Rental item's id as the browser sent it. Not a foreign key, because the item may be deleted.
     */
    itemId: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    /** Price text as the visitor saw it. */
    price: text().notNull(),
    /** Comparison with the catalog when the request was stored; null when not checked. */
    standing: text({ enum: LINE_STANDINGS }),
    /** Name and price in the catalog at that time; empty when the item was not in it. */
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
