/** What takes pieces out of stock, what partners lend, what was paid, and what the crew ticked off. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  BLOCK_REASONS,
  HANDOVER_WAYS,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
  STOCK_KINDS,
} from '#contracts/stock/stock.ts';
import { MAX_LENGTH, MAX_QUANTITY } from '#domain/limits.ts';
import { staff } from './accounts.ts';
import { rentalItems } from './catalog.ts';
import { lengthCheck, literal, moment, oneOf } from './columns.ts';
import { inquiries } from './inquiries.ts';
import { quotes } from './quotes.ts';

const createdBy = () => text().references(() => staff.id, { onDelete: 'set null' });
const ofItem = () =>
  uuid()
    .notNull()
    .references(() => rentalItems.id, { onDelete: 'cascade' });
const ofInquiry = () => uuid().references(() => inquiries.id, { onDelete: 'cascade' });

/**
 * Pieces away from `out` to the day before `free` (@stock.rows). An event's rows are written in the
 * transaction that changes the event; a nightly job verifies them.
 */
export const stockRows = pgTable(
  'stock_rows',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: STOCK_KINDS }).notNull(),
    itemId: ofItem(),
    /** Name of the option; empty: none. */
    option: text().notNull().default(''),
    quantity: integer().notNull(),
    out: date({ mode: 'string' }).notNull(),
    free: date({ mode: 'string' }).notNull(),
    /** The event; null for a block. */
    inquiryId: ofInquiry(),
    /** Of a hold, the quote that gave it its place: the open one, or one that this replaced. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    /** Last day on which a hold counts: the one on which its quote can be accepted. */
    until: date({ mode: 'string' }),
    /** Why staff made a block; null for other rows. */
    reason: text({ enum: BLOCK_REASONS }),
    note: text().notNull().default(''),
    createdBy: createdBy(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('stock_rows_item').on(t.itemId, t.free, t.out),
    index('stock_rows_inquiry').on(t.inquiryId),
    index('stock_rows_quote').on(t.quoteId),
    check('stock_rows_kind', oneOf(t.kind, STOCK_KINDS)),
    check('stock_rows_quantity', sql`${t.quantity} > 0`),
    check('stock_rows_days', sql`${t.free} > ${t.out}`),
    check('stock_rows_reason', oneOf(t.reason, BLOCK_REASONS)),
    check(
      'stock_rows_of_event',
      sql`(${t.kind} = 'block') = (${t.inquiryId} is null)
        and (${t.kind} = 'block') = (${t.reason} is not null)`,
    ),
    check(
      'stock_rows_of_quote',
      sql`(${t.kind} = 'hold') = (${t.quoteId} is not null)
        and (${t.kind} = 'hold') = (${t.until} is not null)`,
    ),
    lengthCheck('stock_rows_option', t.option, MAX_LENGTH.tag, 0),
    lengthCheck('stock_rows_note', t.note, MAX_LENGTH.shortDescription, 0),
  ],
);

/** Pieces that a partner lends for one event. */
export const partnerPieces = pgTable(
  'partner_pieces',
  {
    id: uuid().primaryKey(),
    inquiryId: ofInquiry().notNull(),
    itemId: ofItem(),
    option: text().notNull().default(''),
    quantity: integer().notNull(),
    partner: text().notNull(),
    costCents: integer().notNull().default(0),
    /** Only then do they cover a shortage. */
    isConfirmed: boolean().notNull().default(false),
    createdBy: createdBy(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('partner_pieces_inquiry').on(t.inquiryId),
    index('partner_pieces_item').on(t.itemId),
    check('partner_pieces_quantity', sql`${t.quantity} between 1 and ${literal(MAX_QUANTITY)}`),
    check('partner_pieces_cost', sql`${t.costCents} >= 0`),
    lengthCheck('partner_pieces_partner', t.partner, MAX_LENGTH.name),
    lengthCheck('partner_pieces_option', t.option, MAX_LENGTH.tag, 0),
  ],
);

/** Money that staff wrote down for an event; never the data of a card. */
export const payments = pgTable(
  'payments',
  {
    /** Chosen by the browser, so that a repetition adds nothing. */
    id: uuid().primaryKey(),
    inquiryId: ofInquiry().notNull(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    cents: integer().notNull(),
    receivedOn: date({ mode: 'string' }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    note: text().notNull().default(''),
    createdBy: createdBy(),
    createdAt: moment().notNull().defaultNow(),
    /** When it was struck out, as a slip. */
    voidedAt: moment(),
  },
  (t) => [
    index('payments_inquiry').on(t.inquiryId, t.receivedOn),
    check('payments_kind', oneOf(t.kind, PAYMENT_KINDS)),
    check('payments_method', oneOf(t.method, PAYMENT_METHODS)),
    check('payments_cents', sql`${t.cents} > 0`),
    lengthCheck('payments_note', t.note, MAX_LENGTH.shortDescription, 0),
  ],
);

/** What the crew ticked off: pieces that left, and those that came back. */
export const handovers = pgTable(
  'handovers',
  {
    inquiryId: ofInquiry().notNull(),
    itemId: ofItem(),
    option: text().notNull().default(''),
    way: text({ enum: HANDOVER_WAYS }).notNull(),
    /** Pieces that were ticked off; null: stored without it. */
    quantity: integer(),
    /** Pieces that should have come back. */
    missing: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    note: text().notNull().default(''),
    createdBy: createdBy(),
    tickedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.inquiryId, t.itemId, t.option, t.way] }),
    check('handovers_way', oneOf(t.way, HANDOVER_WAYS)),
    check('handovers_quantity', sql`${t.quantity} > 0`),
    check(
      'handovers_counts',
      sql`${t.missing} >= 0 and ${t.damaged} >= 0
        and (${t.way} = 'back' or (${t.missing} = 0 and ${t.damaged} = 0))`,
    ),
    lengthCheck('handovers_note', t.note, MAX_LENGTH.shortDescription, 0),
  ],
);
