/** What happened to an inquiry after it came, in its order. */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { INQUIRY_STATUSES } from '#contracts/inquiries/list.ts';
import { TIMELINE_KINDS } from '#contracts/inquiries/work.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { LOST_REASONS } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { staff } from './accounts.ts';
import { lengthCheck, moment, oneOf } from './columns.ts';
import { inquiries } from './inquiries.ts';
import { outbox } from './mail.ts';
import { quotes } from './quotes.ts';

export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    /** Chosen by the browser, so that a repetition adds nothing. */
    id: uuid().primaryKey().defaultRandom(),
    inquiryId: uuid()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    kind: text({ enum: TIMELINE_KINDS }).notNull(),
    /** Member of the staff; null once the account is gone, and for what the customer did. */
    authorId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** Whether the customer did it. */
    isByCustomer: boolean().notNull().default(false),
    /** Later than the event before it, also within one transaction. */
    createdAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    editedAt: moment(),
    /** The note, the reason in words, who was assigned, the next action, the text of a mail, the old details. */
    body: text().notNull().default(''),
    /** Subject of a mail, or names of changed details. */
    subject: text().notNull().default(''),
    /** Day of a next action. */
    day: date({ mode: 'string' }),
    fromStatus: text({ enum: INQUIRY_STATUSES }),
    toStatus: text({ enum: INQUIRY_STATUSES }),
    reason: text({ enum: LOST_REASONS }),
    /** What the change of status ended, with the day that it was agreed for: an undo brings it back. */
    endedAgreed: jsonb().$type<{ agreed: AgreedEvent; eventDate: CivilDate | null }>(),
    /** When a change of status was undone. */
    undoneAt: moment(),
    mailId: uuid().references(() => outbox.id, { onDelete: 'set null' }),
    /** The quote that it is about. */
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('inquiry_events_inquiry').on(t.inquiryId, t.createdAt, t.id),
    index('inquiry_events_mail').on(t.mailId),
    index('inquiry_events_quote')
      .on(t.quoteId, t.createdAt)
      .where(sql`${t.quoteId} is not null`),
    check('inquiry_events_kind', oneOf(t.kind, TIMELINE_KINDS)),
    check('inquiry_events_from', oneOf(t.fromStatus, INQUIRY_STATUSES)),
    check('inquiry_events_to', oneOf(t.toStatus, INQUIRY_STATUSES)),
    check('inquiry_events_reason', oneOf(t.reason, LOST_REASONS)),
    check(
      'inquiry_events_move',
      sql`(${t.kind} = 'status') = (${t.fromStatus} is not null and ${t.toStatus} is not null)`,
    ),
    check('inquiry_events_of_quote', sql`${t.kind} not like 'quote-%' or ${t.quoteId} is not null`),
    check('inquiry_events_author', sql`not ${t.isByCustomer} or ${t.authorId} is null`),
    lengthCheck('inquiry_events_body', t.body, MAX_LENGTH.message, 0),
    lengthCheck('inquiry_events_subject', t.subject, MAX_LENGTH.title, 0),
  ],
);
