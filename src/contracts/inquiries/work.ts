/** Work on an inquiry in the admin: its page, its timeline, replies, what staff add by hand. */
import * as z from 'zod/mini';
import type { LostReason } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { MinimumRule } from '#domain/minimum-order.ts';
import type { QuoteEnd } from '#domain/quote-standing.ts';
import type { MailRoute } from '../accounts/staff.ts';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine, requiredLine, requiredText } from '../fields.ts';
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

/** What stands in the timeline of an inquiry besides the request itself. */
export const EVENT_KINDS = [
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
export type EventKind = (typeof EVENT_KINDS)[number];

/** Most inquiries in one bulk move. */
const MAX_BULK = 100;
/** Most rows of an export; the answer of a function may have six megabytes. */
export const MAX_EXPORTED = 3_000;
/** Replies that one inquiry may be sent within 24 hours. */
export const MAX_REPLIES_A_DAY = 10;

export interface InquiryEventView {
  id: string;
  kind: EventKind;
  /** ISO date-time. */
  at: string;
  /** Name; empty when the account is gone, and for what the customer did. */
  author: string;
  isByCustomer: boolean;
  /** Whether the reader wrote it, and may edit it. */
  isOwn: boolean;
  /** The note, the reason in words, who was assigned, the next action, the text of a mail, who accepted, the old details. */
  body: string;
  /** Of a mail; of details, which ones were changed. */
  subject: string;
  day: string | null;
  editedAt: string | null;
  from: InquiryStatus | null;
  to: InquiryStatus | null;
  reason: LostReason | null;
  undoneAt: string | null;
  /** That were queued because of it. */
  mails: InquiryMailView[];
  /** Why the customer declined the quote; null for other events. */
  declineReason: DeclineReason | null;
  /** How the quote had ended before its customer wrote; null for other events, and while it could be accepted. */
  quoteEnd: QuoteEnd | null;
  /** The quote that it is about. */
  quote: { id: string; number: number } | null;
}

/** A line beside what the shop has today. */
export interface WorkLineView extends InquiryLineView {
  /** What the visitor noted beside it, as the message says it (@wishlist.note); empty: nothing. */
  note: string;
  option: string;
  /** Empty: none. */
  image: string;
  /** Of the item's page; empty: visitors have none. */
  path: string;
  /** Null: not in the catalog anymore. */
  priceToday: string | null;
  /** How many the shop owns; null: not in the catalog; 0: not counted. */
  owned: number | null;
  /** Quantity times the price asked, formatted; empty without an amount. */
  total: string;
}

/** A line below the sum (@fees.totals). */
export interface FeeLine {
  fee: 'damage-waiver' | 'sales-tax' | 'total' | 'deposit';
  /** Zero for the total. */
  percent: number;
  /** Formatted. */
  amount: string;
}

/** Another request, as a link. */
export interface RelatedView extends Pick<
  InquiryView,
  'id' | 'reference' | 'name' | 'kind' | 'status' | 'createdAt' | 'eventDate'
> {
  /** The same mailbox, or the same phone number. */
  by: 'email' | 'phone';
}

/** All that the page of one inquiry shows. */
export interface InquiryWorkView extends InquiryView, BookedParts {
  lines: WorkLineView[];
  /** Sum of the lines with an amount, formatted; empty without any. The package is not in it. */
  sum: string;
  /** How many lines have no price. */
  unpriced: number;
  /** What the fees of the settings make of the sum, if any; no deposit where the sum leaves out something. */
  fees: FeeLine[];
  /** The minimum order of its day, formatted, if all that was asked for is below it; else empty. */
  minimum: string;
  minimumRule: MinimumRule;
  /** That were queued when it came; the others stand at their events. */
  requestMails: InquiryMailView[];
  /** Oldest first. */
  events: InquiryEventView[];
  /** Id of the status move that can be undone. */
  undoable: string | null;
  /** The earlier request that it replaces, as the sender claims. */
  earlier: RelatedView | null;
  /** Later requests that claim to replace it. */
  later: RelatedView[];
  /** Whether a quote was sent that is neither declined nor withdrawn: `booked` needs no words. */
  isQuoted: boolean;
  /** Other requests of the same mailbox or phone number, newest first. */
  others: RelatedView[];
}

const work = z.strictObject({
  ...versionField,
  /** Null: nobody. */
  assigneeId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  next: z.optional(
    z.strictObject({
      text: optionalLine(MAX_LENGTH.shortDescription),
      on: z.nullable(civilDay),
      /** Whether what was planned so far is done. */
      isDone: z._default(z.optional(z.boolean()), false),
    }),
  ),
});

const reply = z.strictObject({
  id: z.uuid(),
  subject: requiredLine(MAX_LENGTH.title, 'Please enter a subject'),
  body: requiredText(MAX_LENGTH.message, 'Please enter a message'),
});

/** A mail as it would be sent. */
export interface ReplyPreview {
  to: string;
  subject: string;
  text: string;
}

/** The page after a reply, and how the mail leaves. */
export interface RepliedView extends InquiryWorkView {
  mail: MailRoute;
}

const LIST = '/api/admin/contact-submissions';
const ONE = `${LIST}/{id}` as const;
const { view, status, kind, assignee, from, to, sort, q, deleted } = inquirySelection;

export const workEndpoints = {
  /** What a reply can begin with, as the owner wrote it (@settings.replies). */
  templates: endpoint(`GET ${LIST}/reply-templates`, 'inquiries.read', {
    answer: answer<Settings['replies']['templates']>(),
  }),
  /** Names of the staff that an inquiry can be assigned to. */
  assignees: endpoint(`GET ${LIST}/assignees`, 'inquiries.read', {
    answer: answer<{ id: string; name: string }[]>(),
  }),
  export: endpoint(`GET ${LIST}/export`, 'inquiries.read', {
    query: z.strictObject({ view, status, kind, assignee, from, to, sort, q, deleted }),
    answer: answer<{ csv: string; rows: number; total: number }>(),
  }),
  create: endpoint(`POST ${LIST}`, 'inquiries.write', {
    body: newInquirySchema,
    answer: answer<InquiryView>(),
  }),
  /** What looks like spam: to pending, or into the trash; answers which of them were as seen. */
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
  /** Who asks, and for when and where. */
  correct: endpoint(`PUT ${ONE}/details`, 'inquiries.write', {
    body: correctedSchema,
    answer: answer<InquiryWorkView>(),
  }),
  /** Takes back the last status move. */
  undo: endpoint(`POST ${ONE}/undo`, 'inquiries.write', {
    body: z.strictObject(versionField),
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
  preview: endpoint(`POST ${ONE}/reply/preview`, 'inquiries.read', {
    body: reply,
    answer: answer<ReplyPreview>(),
  }),
  /** Sends a mail to the visitor; a pending inquiry becomes contacted. */
  reply: endpoint(`POST ${ONE}/reply`, 'inquiries.write', {
    body: reply,
    answer: answer<RepliedView>(),
  }),
};
