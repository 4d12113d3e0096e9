/** Work on one inquiry: page, timeline, replies. */
import * as z from 'zod/mini';
import type { LostReason } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { MinimumRule } from '#domain/minimum-order.ts';
import type { QuoteEnd } from '#domain/quote-standing.ts';
import type { MailRoute } from '../accounts/staff.ts';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { optionalLine, optionalText, plannedDay, requiredLine, requiredText } from '../fields.ts';
import type { DeclineReason } from '../quotes/quotes.ts';
import type { Settings } from '../settings/sections.ts';
import type { BookedParts } from './booked-views.ts';
import { correctedSchema, newInquirySchema } from './details.ts';
import {
  inquirySelection,
  type InquiryLineView,
  type InquiryMailView,
  type InquiryStatus,
  type InquiryView,
} from './list.ts';

export const TIMELINE_KINDS = [
  'created',
  'details',
  'note',
  'call',
  'status',
  'assigned',
  'next-action',
  'mail-sent',
  'quote-sent',
  'quote-accepted',
  'quote-declined',
  'quote-question',
  'quote-withdrawn',
  'quote-short',
  'overbooked',
  'agreed',
  'canceled',
  'payment',
  'refund',
  'payment-voided',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

const MAX_BULK = 100;
/** Rows; a function may answer with 6 MB. */
export const MAX_EXPORTED = 3_000;
/** To one inquiry within 24 hours. */
export const MAX_REPLIES_A_DAY = 10;

export interface TimelineEntryView {
  id: string;
  kind: TimelineKind;
  /** ISO date-time. */
  at: string;
  /** Empty: account deleted, or by the customer. */
  author: string;
  isByCustomer: boolean;
  /** Written by the reader, who may edit it. */
  isOwn: boolean;
  /** By kind: the note, reason, assignee, next action, text of a mail, who accepted, or old details. */
  body: string;
  /** Subject of a mail, or names of changed details. */
  subject: string;
  day: string | null;
  editedAt: string | null;
  from: InquiryStatus | null;
  to: InquiryStatus | null;
  reason: LostReason | null;
  undoneAt: string | null;
  /** Queued by it. */
  mails: InquiryMailView[];
  /** Null: not a declined quote. */
  declineReason: DeclineReason | null;
  /** How the quote had ended before its customer wrote; null: other events, or it was open. */
  quoteEnd: QuoteEnd | null;
  quote: { id: string; number: number } | null;
}

/** A line beside the catalog's current data. */
export interface WorkLineView extends InquiryLineView {
  /** The visitor's note from the message (@wishlist.note). */
  note: string;
  option: string;
  /** Empty: none. */
  image: string;
  /** Of the item's page; empty: not public. */
  path: string;
  /** Null: no longer in the catalog, or without the option. */
  priceToday: string | null;
  /** The line names an option that the item no longer has. */
  isOptionGone: boolean;
  /** Pieces of the option, or of the item; null: no longer in the catalog, or a set; 0: not counted. */
  owned: number | null;
  /** Quantity times the requested price; empty without an amount. */
  total: string;
}

/** A line under the sum (@fees.totals). */
export interface FeeLine {
  fee: 'damage-waiver' | 'sales-tax' | 'total' | 'deposit';
  /** 0 for the total. */
  percent: number;
  /** Formatted. */
  amount: string;
}

export interface RelatedView extends Pick<
  InquiryView,
  'id' | 'reference' | 'name' | 'kind' | 'status' | 'createdAt' | 'eventDate' | 'lastDay'
> {
  by: 'email' | 'phone';
}

export interface InquiryWorkView extends InquiryView, BookedParts {
  lines: WorkLineView[];
  /** Sum of priced lines, formatted, without the package; empty: none. */
  sum: string;
  /** Lines without a price. */
  unpriced: number;
  /** Fees on the sum; without a deposit if the sum is incomplete. */
  fees: FeeLine[];
  /** Formatted minimum order of the day if the lines are below it; else empty. */
  minimum: string;
  minimumRule: MinimumRule;
  /** Mails that were queued when the request arrived; later mails are in `events`. */
  requestMails: InquiryMailView[];
  /** Oldest first. */
  events: TimelineEntryView[];
  /** Id of the status change that can be undone. */
  undoable: string | null;
  /** Request that it claims to replace. */
  earlier: RelatedView | null;
  /** Requests that claim to replace it. */
  later: RelatedView[];
  /** A quote was sent that is neither declined nor withdrawn: `booked` needs no note. */
  isQuoted: boolean;
  /** A quote was accepted, or it was booked by hand, and that was not undone: it is not lost. */
  wasBooked: boolean;
  /** With the same mailbox or phone number, newest first. */
  others: RelatedView[];
}

const work = z.strictObject({
  ...versionField,
  /** Null: nobody. */
  assigneeId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  next: z.optional(
    z.strictObject({
      text: optionalLine(MAX_LENGTH.shortDescription),
      on: z.nullable(plannedDay),
      /** The former next action is done. */
      isDone: z._default(z.optional(z.boolean()), false),
    }),
  ),
});

const reply = z.strictObject({
  id: z.uuid(),
  subject: requiredLine(MAX_LENGTH.title, 'Please enter a subject'),
  body: requiredText(MAX_LENGTH.message, 'Please enter a message'),
});

export interface ReplyPreview {
  to: string;
  subject: string;
  text: string;
}

export interface RepliedView extends InquiryWorkView {
  mail: MailRoute;
}

const LIST = '/api/admin/contact-submissions';
const ONE = `${LIST}/{id}` as const;
const { view, status, kind, assignee, from, to, sort, q, deleted } = inquirySelection;

export const workEndpoints = {
  /** @settings.replies */
  templates: endpoint(`GET ${LIST}/reply-templates`, 'inquiries.read', {
    answer: answer<Settings['replies']['templates']>(),
  }),
  assignees: endpoint(`GET ${LIST}/assignees`, 'inquiries.read', {
    answer: answer<{ id: string; name: string }[]>(),
  }),
  export: endpoint(`GET ${LIST}/export`, 'inquiries.export', {
    query: z.strictObject({ view, status, kind, assignee, from, to, sort, q, deleted }),
    answer: answer<{ csv: string; rows: number; total: number }>(),
  }),
  create: endpoint(`POST ${LIST}`, 'inquiries.write', {
    body: newInquirySchema,
    answer: answer<InquiryView>(),
  }),
  /** Moves suspected spam to pending or the trash; returns those that were unchanged since seen. */
  bulk: endpoint(`POST ${LIST}/bulk`, 'inquiries.write', {
    body: z.strictObject({
      move: z.enum(['pending', 'trash']),
      inquiries: z
        .array(z.strictObject({ id: z.uuid(), ...versionField }))
        .check(z.minLength(1), z.maxLength(MAX_BULK)),
    }),
    answer: answer<{ ids: string[] }>(),
  }),
  read: endpoint(`GET ${ONE}/work`, 'inquiries.read', { answer: answer<InquiryWorkView>() }),
  /** Assignee and next action. */
  change: endpoint(`PATCH ${ONE}/work`, 'inquiries.write', {
    body: work,
    answer: answer<InquiryWorkView>(),
  }),
  correct: endpoint(`PUT ${ONE}/details`, 'inquiries.write', {
    body: correctedSchema,
    answer: answer<InquiryWorkView>(),
  }),
  undo: endpoint(`POST ${ONE}/undo`, 'inquiries.write', {
    body: z.strictObject({
      ...versionField,
      /** Why an event is booked again that no longer fits; empty: it is refused. */
      overbookReason: optionalText(MAX_LENGTH.shortDescription),
    }),
    answer: answer<InquiryWorkView>(),
  }),
  addNote: endpoint(`POST ${ONE}/notes`, 'inquiries.write', {
    body: z.strictObject({
      id: z.uuid(),
      kind: z.enum(['note', 'call']),
      body: requiredText(MAX_LENGTH.message, 'Please enter a note'),
    }),
    answer: answer<InquiryWorkView>(),
  }),
  /** By its author only. */
  editNote: endpoint(`PUT ${ONE}/notes/{note}`, 'inquiries.write', {
    body: z.strictObject({ body: requiredText(MAX_LENGTH.message, 'Please enter a note') }),
    answer: answer<InquiryWorkView>(),
  }),
  preview: endpoint(`POST ${ONE}/reply/preview`, 'inquiries.write', {
    body: reply,
    answer: answer<ReplyPreview>(),
  }),
  /** Sends a mail to the visitor; `pending` becomes `contacted`. */
  reply: endpoint(`POST ${ONE}/reply`, 'inquiries.write', {
    body: reply,
    answer: answer<RepliedView>(),
  }),
};
