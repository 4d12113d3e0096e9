/** Quotes of staff (@quote.versions), and what customers do at `/quote` (@quote.page). */
import * as z from 'zod/mini';
import { lastDayProblem } from '#domain/last-day.ts';
import { MAX_LENGTH, MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { ACCEPT_WAYS, type QuoteStanding, type QuoteState } from '#domain/quote-standing.ts';
import { rentalOf, type QuoteTotals } from '#domain/quote-totals.ts';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import {
  eventDay,
  optionalLine,
  optionalText,
  plannedDay,
  requiredLine,
  requiredText,
} from '../fields.ts';
import type { CustomerEventView } from './customer-event.ts';
import { cents, MAX_QUOTE_CENTS, quoteLine } from './line.ts';

export const DECLINE_REASONS = ['price', 'other-shop', 'plans-changed', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Header with the token of the customer's link; logs have no headers. */
export const QUOTE_TOKEN_HEADER = 'X-Quote-Token';

/** A full list, and staff's own lines. */
export const MAX_QUOTE_LINES = 100;
const percent = z
  .number('Please enter a percentage from 0 to 100')
  .check(
    z.minimum(0, 'Please enter a percentage from 0 to 100'),
    z.maximum(100, 'Please enter a percentage from 0 to 100'),
    z.multipleOf(0.001, 'Please use at most three decimals'),
  );
const amountOrPercent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), cents }),
  z.strictObject({ kind: z.literal('percent'), percent }),
]);

/** Everything the customer reads; frozen when sent. */
export const quoteContent = z
  .strictObject({
    customer: requiredLine(MAX_LENGTH.name, 'Name is required'),
    eventDate: z.nullable(eventDay),
    /** Null: an event of one day; undefined in older quotes: as in the request. */
    lastDay: z.optional(z.nullable(eventDay)),
    eventLocation: optionalLine(MAX_LENGTH.eventLocation),
    intro: optionalText(MAX_LENGTH.message),
    lines: z.array(quoteLine).check(
      z.maxLength(MAX_QUOTE_LINES, 'Please use at most 100 lines'),
      // Percentages of larger amounts would not be exact.
      z.refine(
        (lines) => rentalOf(lines) <= MAX_QUOTE_CENTS,
        'The lines can come to at most $1,000,000',
      ),
    ),
    discount: amountOrPercent,
    deliveryCents: cents,
    setupCents: cents,
    waiverPercent: percent,
    taxPercent: percent,
    deposit: amountOrPercent,
    /** Last day to accept, in the shop's time zone. */
    validUntil: eventDay,
    terms: optionalText(MAX_LENGTH.text),
    /** Where the customer pays; shown after acceptance. Empty: none. */
    paymentLink: optionalLine(MAX_LENGTH.url).check(
      z.refine(
        (url) => url === '' || (URL.canParse(url) && url.startsWith('https://')),
        'Please enter an address that begins with https://',
      ),
    ),
  })
  .check(({ value, issues }) => {
    const message = lastDayProblem(value);
    if (message !== '') {
      issues.push({ code: 'custom', message, path: ['lastDay'], input: value.lastDay });
    }
  });
export type QuoteContent = z.output<typeof quoteContent>;
export type QuoteLine = QuoteContent['lines'][number];

export interface QuoteView {
  id: string;
  inquiryId: string;
  /** 1, 2, … within the inquiry. */
  number: number;
  /** Number of edits and status changes, for optimistic locking. */
  version: number;
  state: QuoteState;
  standing: QuoteStanding | 'draft';
  /** Open, but its event was changed since: it can no longer be accepted (@event.agreed). */
  isOutdated: boolean;
  content: QuoteContent;
  totals: QuoteTotals;
  /** A mail reminds the customer two days before it expires. */
  isReminded: boolean;
  links: number;
  /** ISO date-times, or null. */
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  answeredAt: string | null;
  /** Name typed on acceptance; else empty. */
  acceptedBy: string;
  declineReason: DeclineReason | null;
  declineNote: string;
}

export interface PublicQuoteView {
  id: string;
  reference: string;
  number: number;
  standing: QuoteStanding;
  /** Accepted, but followed by a newer quote. */
  isRevised: boolean;
  /** When the event was canceled, as an ISO date-time; null: not canceled. */
  canceledAt: string | null;
  /** Accepted, but its event is no longer booked. */
  isUnbooked: boolean;
  /** Why an open quote can no longer be accepted, as a sentence (@event.agreed); empty: it can. */
  outdated: string;
  /** What is missing for an open quote today, as a sentence (@quote.page-short); empty: nothing. */
  shortage: string;
  /** Null unless accepted or open, and booked. */
  event: CustomerEventView | null;
  /** Without `paymentLink` before acceptance and after a revision. */
  content: QuoteContent;
  totals: QuoteTotals;
  /** SHA-256 of what is accepted, hex. */
  hash: string;
  sentAt: string;
  answeredAt: string | null;
  acceptedBy: string;
}

const OF_INQUIRY = '/api/admin/contact-submissions/{id}/quotes';
const ONE = '/api/admin/quotes/{id}';

export const quoteEndpoints = {
  /** Newest first. */
  list: endpoint(`GET ${OF_INQUIRY}`, 'inquiries.read', { answer: answer<QuoteView[]>() }),
  /** Creates a draft from the list at current prices, from an earlier quote, or from a quote of another request. */
  create: endpoint(`POST ${OF_INQUIRY}`, 'inquiries.write', {
    body: z.strictObject({
      /** Chosen by the browser, so that a repetition adds nothing. */
      id: z.uuid(),
      /** An earlier quote of this request. */
      from: z.optional(z.uuid()),
      /** The quote of another request to copy (@quote.copy). */
      copyOf: z.optional(z.uuid()),
    }),
    answer: answer<QuoteView>(),
  }),
  /** Drafts only. */
  change: endpoint(`PUT ${ONE}`, 'inquiries.write', {
    body: z.strictObject({ ...versionField, content: quoteContent, isReminded: z.boolean() }),
    answer: answer<QuoteView>(),
  }),
  /** Drafts only. */
  remove: endpoint(`POST ${ONE}/discard`, 'inquiries.write', {
    body: z.strictObject(versionField),
  }),
  /**
   * Freezes the draft, mails its link, moves the inquiry to `quoted`, replaces an earlier open quote. 409 if
   * an earlier one was accepted since the draft was created, unless confirmed. 400 without a mail address,
   * unless `isMailed` is false.
   */
  send: endpoint(`POST ${ONE}/send`, 'inquiries.write', {
    body: z.strictObject({
      ...versionField,
      subject: requiredLine(MAX_LENGTH.title, 'Please enter a subject'),
      message: requiredText(MAX_LENGTH.message, 'Please enter a message'),
      isDespiteAcceptance: z._default(z.optional(z.boolean()), false),
      /** Sends it although its day or place differs from the request's. */
      isDespiteMove: z._default(z.optional(z.boolean()), false),
      /** False: no mail; subject and message are not stored. */
      isMailed: z._default(z.optional(z.boolean()), true),
    }),
    answer: answer<QuoteView>(),
  }),
  /** Books an open quote whose customer accepted toward staff (@quote.accept-for). */
  acceptFor: endpoint(`POST ${ONE}/accept`, 'inquiries.write', {
    body: z.strictObject({
      ...versionField,
      way: z.enum(ACCEPT_WAYS, 'Please choose how'),
      name: requiredLine(MAX_LENGTH.name, 'Name is required'),
      /** Today or earlier. */
      on: plannedDay,
      note: optionalText(MAX_LENGTH.shortDescription),
      overbookReason: optionalText(MAX_LENGTH.shortDescription),
      /** Mails a copy to the customer. */
      isMailed: z._default(z.optional(z.boolean()), true),
    }),
    answer: answer<QuoteView>(),
  }),
  /** Ends an open quote; its link says so. */
  withdraw: endpoint(`POST ${ONE}/withdraw`, 'inquiries.write', {
    body: z.strictObject(versionField),
    answer: answer<QuoteView>(),
  }),
  /** Another link to a sent quote, for a text message; returned once. */
  addLink: endpoint(`POST ${ONE}/links`, 'inquiries.write', { answer: answer<{ link: string }>() }),
  revokeLinks: endpoint(`DELETE ${ONE}/links`, 'inquiries.write', { answer: answer<QuoteView>() }),
};

const PUBLIC = '/api/quotes/{id}';
/** For the customer; each needs `QUOTE_TOKEN_HEADER`. A wrong id and a wrong token are both 404. */
export const publicQuoteEndpoints = {
  read: endpoint(`GET ${PUBLIC}`, 'everybody', { answer: answer<PublicQuoteView>() }),
  /** Repeatable. 409 with the standing if it is not open; with code `short` if pieces are missing. */
  accept: endpoint(`POST ${PUBLIC}/accept`, 'everybody', {
    body: z.strictObject({
      name: requiredLine(MAX_LENGTH.name, 'Please type your name'),
      agreed: z.literal(true, 'Please check the box to accept'),
      /** What the customer saw. */
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    maxBytes: MAX_REQUEST_BYTES,
    answer: answer<PublicQuoteView>(),
  }),
  decline: endpoint(`POST ${PUBLIC}/decline`, 'everybody', {
    body: z.strictObject({
      reason: z.enum(DECLINE_REASONS, 'Please choose a reason'),
      note: optionalText(MAX_LENGTH.message),
    }),
    maxBytes: MAX_REQUEST_BYTES,
    answer: answer<PublicQuoteView>(),
  }),
  /** Allowed for any standing. Appears in the timeline and is mailed to the shop. */
  ask: endpoint(`POST ${PUBLIC}/questions`, 'everybody', {
    body: z.strictObject({
      /** Chosen by the browser, so that a repetition adds nothing. */
      id: z.uuid(),
      text: requiredText(MAX_LENGTH.message, 'Please enter a question'),
    }),
    maxBytes: MAX_REQUEST_BYTES,
  }),
};
