/** Inquiries in the admin. */
import * as z from 'zod/mini';
import type { BalanceStanding } from '#domain/balance.ts';
import { LOST_REASONS } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { QuoteStanding } from '#domain/quote-standing.ts';
import { listParams, pageParam, versionField, versionQuery, type DeletedView } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalText } from '../fields.ts';
import type { SelectedService } from './request.ts';

/** States of an inquiry. A new one is `pending` (@inquiry.status); staff set the others. */
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

/** The form of an inquiry: `/api/contact`, `/api/service-booking` or `/api/question`. */
export const INQUIRY_KINDS = ['contact', 'booking', 'question'] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** How a request came; staff type what does not come by the website. */
export const INQUIRY_CHANNELS = ['website', 'phone', 'walk-in', 'other'] as const;
export type InquiryChannel = (typeof INQUIRY_CHANNELS)[number];

/** `?view=` of the list (@inquiry.views): a selection with an order of its own. */
export const INQUIRY_VIEWS = [
  'to-answer',
  'today',
  'overdue',
  'upcoming',
  'unfit',
  'mine',
] as const;
export type InquiryViewName = (typeof INQUIRY_VIEWS)[number];

/** Statuses that a view never shows: whoever chooses one leaves the view. */
export const NEVER_IN_VIEW: Record<InquiryViewName, readonly InquiryStatus[]> = {
  'to-answer': ['quarantined'],
  today: ['canceled', 'lost'],
  overdue: ['canceled', 'lost'],
  upcoming: ['canceled', 'lost'],
  unfit: ['canceled', 'lost', 'quarantined'],
  mine: [],
};

/** `?assignee=` for requests that nobody works on. */
export const NOBODY = 'nobody';

/**
 * How a line compares with the catalog: unchanged; another price or name than the visitor sent; no
 * longer offered; never existed.
 */
export const LINE_STANDINGS = [
  'listed',
  'price-differs',
  'name-differs',
  'retired',
  'unknown',
] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

/** `?sort=` of the list; the first is the default: unanswered first, then newest. */
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

/** Header of the list's response: the mark to pass to `arrived`. */
export const ARRIVAL_MARK_HEADER = 'X-Arrival-Mark';

/** Most ids in a response of `arrived`. */
export const MAX_ARRIVED = 100;

const inquiryChange = z.strictObject({
  status: z.enum(INQUIRY_STATUSES),
  /** Of a lost inquiry. */
  reason: z.optional(z.enum(LOST_REASONS)),
  /** In words; what `booked` and an `other` reason need. */
  note: optionalText(MAX_LENGTH.shortDescription),
  /** Why more is booked than there is; empty: it is refused then. */
  overbookReason: optionalText(MAX_LENGTH.shortDescription),
  ...versionField,
});
export type InquiryChange = z.output<typeof inquiryChange>;

export interface InquiryLineView {
  itemId: string;
  /** As sent. */
  name: string;
  quantity: number;
  price: string;
  /** The catalog's data when the request came; null when not checked. */
  standing: LineStanding | null;
  catalogName: string;
  catalogPrice: string;
}

/** The package that a request is about (@inquiry.package). */
export interface InquiryPackageView {
  /** With its service, where that is known. */
  name: string;
  /** As the visitor was told. */
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
  /** When it was moved to the trash, or null. */
  deletedAt: string | null;
  channel: InquiryChannel;
  /** Who of the staff works on it. */
  assignee: { id: string; name: string } | null;
  nextAction: string;
  /** `YYYY-MM-DD`. */
  nextActionOn: string | null;
  /** ISO date-time of the last thing that anybody did about it. */
  touchedAt: string;
  /** `YYYY-MM-DD`; empty for a question, and while it is not known. */
  eventDate: string;
  /** Last day of an event of several days; else empty. */
  lastDay: string;
  eventLocation: string;
  /** When the crew comes and goes, and whom it meets. */
  deliveryWindow: string;
  pickupWindow: string;
  siteContact: string;
  services: string[];
  referralSource: string;
  message: string;
  guestCount: string;
  /** As a booking sent it. */
  selectedService: SelectedService | null;
  /** That was booked, or that the message names; null: none. */
  package: InquiryPackageView | null;
  /** Reference of the request that this one replaces, as the sender claims; empty for none. */
  replaces: string;
  /** Why it was quarantined, in words; empty otherwise. */
  spamReasons: string[];
  wishlistItems: InquiryLineView[];
  /** What its customer said about a quote that staff have not answered, newest first (@inquiry.unanswered). */
  unanswered: { kind: 'quote-question' | 'quote-declined'; at: string }[];
  /** Whether its event, booked or quoted, has more than there is (@inquiry.unfit). */
  isUnfit: boolean;
  /** The quote that was sent last, and how it stands today; null: none. */
  lastQuote: { number: number; standing: QuoteStanding } | null;
  /** What is due for it; null where nothing was agreed, or it costs nothing and nothing came in. */
  balance: BalanceStanding | null;
  /** State of the mails about it. */
  mails: InquiryMailView[];
}

/** State of one mail. */
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

/** Which inquiries a list shows, and in which order. */
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
   * For polling: pending, untouched inquiries stored since the mark, or a few seconds before.
   * Without a mark: all.
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
  /** Of a booked event, its pieces are free then. */
  remove: endpoint(`DELETE ${ONE}`, 'inquiries.write', {
    query: versionQuery,
    answer: answer<DeletedView>(),
  }),
  restore: endpoint(`POST ${ONE}/restore`, 'inquiries.write', { answer: answer<InquiryView>() }),
};
