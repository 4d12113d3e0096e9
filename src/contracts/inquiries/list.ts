import * as z from 'zod/mini';
import type { BalanceStanding } from '#domain/balance.ts';
import { LOST_REASONS } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { QuoteStanding } from '#domain/quote-standing.ts';
import { listParams, pageParam, versionField, versionQuery, type DeletedView } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalText } from '../fields.ts';
import type { SelectedService } from './request.ts';

/** A new request is `pending` (@inquiry.status), or `quarantined` if it looks like spam. */
export const INQUIRY_STATUSES = [
  'pending',
  'contacted',
  'quoted',
  'booked',
  'canceled',
  'lost',
  'quarantined',
] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** By form: `/api/contact`, `/api/service-booking`, `/api/question`. */
export const INQUIRY_KINDS = ['contact', 'booking', 'question'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** How it arrived; all but `website` are entered by staff. */
export const INQUIRY_CHANNELS = ['website', 'phone', 'walk-in', 'other'] as const;
export type InquiryChannel = (typeof INQUIRY_CHANNELS)[number];

/** `?view=` (@inquiry.views): a filter with its own order. */
export const INQUIRY_VIEWS = [
  'to-answer',
  'today',
  'overdue',
  'upcoming',
  'unfit',
  'mine',
] as const;
export type InquiryViewName = (typeof INQUIRY_VIEWS)[number];

/** Statuses that a view never shows; choosing one leaves the view. */
export const NEVER_IN_VIEW: Record<InquiryViewName, readonly InquiryStatus[]> = {
  'to-answer': ['quarantined'],
  today: ['canceled', 'lost'],
  overdue: ['canceled', 'lost'],
  upcoming: ['canceled', 'lost'],
  unfit: ['canceled', 'lost', 'quarantined'],
  mine: [],
};

/** `?assignee=` for unassigned requests. */
export const NOBODY = 'nobody';

/** Compared with the catalog: unchanged; other price or name than sent; no longer offered; never existed. */
export const LINE_STANDINGS = [
  'listed',
  'price-differs',
  'name-differs',
  'retired',
  'unknown',
] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

/** `?sort=`, the default (unanswered first, then newest) first. */
export const INQUIRY_SORTS = [
  'waiting',
  'received',
  'received-asc',
  'event',
  'event-desc',
  'touched',
  'touched-asc',
] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];

/** Header with the mark to pass to `arrived`. */
export const ARRIVAL_MARK_HEADER = 'X-Arrival-Mark';

export const MAX_ARRIVED = 100;

const inquiryChange = z.strictObject({
  status: z.enum(INQUIRY_STATUSES),
  /** Of a lost inquiry. */
  reason: z.optional(z.enum(LOST_REASONS)),
  /** Required for `booked` and for an `other` reason. */
  note: optionalText(MAX_LENGTH.shortDescription),
  /** Why more is booked than is free; empty: such a booking is refused. */
  overbookReason: optionalText(MAX_LENGTH.shortDescription),
  ...versionField,
});
export type InquiryChange = z.output<typeof inquiryChange>;

const restoration = z.strictObject({
  /** Why a booked event comes back that no longer fits; empty: it is refused. */
  overbookReason: optionalText(MAX_LENGTH.shortDescription),
});

export interface InquiryLineView {
  itemId: string;
  /** As sent. */
  name: string;
  quantity: number;
  price: string;
  /** The catalog when the request arrived; null: not checked. */
  standing: LineStanding | null;
  catalogName: string;
  catalogPrice: string;
}

/** @inquiry.package */
export interface InquiryPackageView {
  /** With its service, if known. */
  name: string;
  /** As shown to the visitor. */
  price: string;
}

export interface InquiryView {
  id: string;
  version: number;
  reference: string;
  status: InquiryStatus;
  kind: InquiryKind;
  name: string;
  email: string;
  phone: string;
  /** ISO date-time. */
  createdAt: string;
  /** Null: not in the trash. */
  deletedAt: string | null;
  channel: InquiryChannel;
  assignee: { id: string; name: string } | null;
  nextAction: string;
  /** `YYYY-MM-DD`. */
  nextActionOn: string | null;
  /** ISO date-time of the last change or contact. */
  touchedAt: string;
  /** `YYYY-MM-DD`; empty: a question, or unknown. */
  eventDate: string;
  /** Of an event of several days; else empty. */
  lastDay: string;
  eventLocation: string;
  deliveryWindow: string;
  pickupWindow: string;
  siteContact: string;
  services: string[];
  referralSource: string;
  message: string;
  guestCount: string;
  selectedService: SelectedService | null;
  /** Booked, or named in the message. */
  package: InquiryPackageView | null;
  /** Reference of the request that this one claims to replace; empty: none. */
  replaces: string;
  /** Reference of a later request of the same mailbox that replaces this one (@inquiry.replaced); empty: none. */
  replacedBy: string;
  /** Empty: not quarantined. */
  spamReasons: string[];
  wishlistItems: InquiryLineView[];
  /** Unanswered questions and refusals about quotes, newest first (@inquiry.unanswered). */
  unanswered: { kind: 'quote-question' | 'quote-declined'; at: string }[];
  /** The booked or quoted event needs more pieces than are free (@inquiry.unfit). */
  isUnfit: boolean;
  /** Last sent quote; null: none. */
  lastQuote: { number: number; standing: QuoteStanding } | null;
  /** Null: nothing was agreed, or it costs nothing and nothing was paid. */
  balance: BalanceStanding | null;
  mails: InquiryMailView[];
}

export interface InquiryMailView {
  kind: string;
  isToShop: boolean;
  state: string;
  tries: number;
  lastError: string;
  sentAt: string | null;
}

/** Whether the database can parse it as a timestamp. */
function isMark(text: string): boolean {
  const [day = ''] = text.split('T');
  // PostgreSQL's calendar has no year 0.
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const ONE = '/api/admin/contact-submissions/{id}';

export const inquirySelection = {
  ...listParams,
  view: z.optional(z.enum(INQUIRY_VIEWS)),
  status: z.optional(z.enum(INQUIRY_STATUSES)),
  kind: z.optional(z.enum(INQUIRY_KINDS)),
  /** Id of a member of staff, or `NOBODY`. */
  assignee: z.optional(z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/))),
  /** First and last day of the event. */
  from: z.optional(civilDay),
  to: z.optional(civilDay),
  sort: z.optional(z.enum(INQUIRY_SORTS)),
};

export const inquiryEndpoints = {
  list: endpoint('GET /api/admin/contact-submissions', 'inquiries.read', {
    query: z.strictObject({ ...inquirySelection, page: pageParam }),
    answer: answer<InquiryView[]>(),
  }),
  /**
   * For polling: pending, untouched inquiries since a few seconds before the mark; all of them without a mark.
   */
  arrived: endpoint('GET /api/admin/contact-submissions/arrived', 'inquiries.read', {
    query: z.strictObject({
      since: z.optional(z.string().check(z.refine(isMark, 'It is no mark of a list'))),
    }),
    answer: answer<{ ids: string[] }>(),
  }),
  read: endpoint(`GET ${ONE}`, 'inquiries.read', { answer: answer<InquiryView>() }),
  change: endpoint(`PATCH ${ONE}`, 'inquiries.write', {
    body: inquiryChange,
    answer: answer<InquiryView>(),
  }),
  /** Frees the pieces of a booked event. */
  remove: endpoint(`DELETE ${ONE}`, 'inquiries.write', {
    query: versionQuery,
    answer: answer<DeletedView>(),
  }),
  restore: endpoint(`POST ${ONE}/restore`, 'inquiries.write', {
    // Missing from tabs of an older admin, and where nothing can be short.
    body: z._default(z.optional(restoration), { overbookReason: '' }),
    answer: answer<InquiryView>(),
  }),
};
