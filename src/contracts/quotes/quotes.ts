/**
 * Quotes: what staff write and send (@quote.versions), and what the customer reads and answers at
 * `/quote` (@quote.page).
 */
import * as z from 'zod/mini';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH, MAX_REQUEST_BYTES } from '#domain/limits.ts';
import { ACCEPT_WAYS, type QuoteStanding, type QuoteState } from '#domain/quote-standing.ts';
import { rentalOf, type QuoteTotals } from '#domain/quote-totals.ts';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { civilDay, optionalLine, optionalText, requiredLine, requiredText } from '../fields.ts';
import { cents, MAX_QUOTE_CENTS, quoteLine } from './line.ts';

/** Why a customer declines. */
export const DECLINE_REASONS = ['price', 'other-shop', 'plans-changed', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Header of the customer's requests with the token of the link; a header is in no log. */
export const QUOTE_TOKEN_HEADER = 'X-Quote-Token';

/** Lines of a quote: a full list, and lines of staff. */
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

/** Everything the customer reads; frozen when the quote is sent. */
export const quoteContent = z.strictObject({
  customer: requiredLine(MAX_LENGTH.name, 'Name is required'),
  eventDate: z.nullable(civilDay),
  eventLocation: optionalLine(MAX_LENGTH.eventLocation),
  /** Appears above the lines. */
  intro: optionalText(MAX_LENGTH.message),
  lines: z.array(quoteLine).check(
    z.maxLength(MAX_QUOTE_LINES, 'Please use at most 100 lines'),
    // Up to here, amounts are whole numbers that a percentage of cannot make inexact.
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
  /** The last day on which it can be accepted, in the shop's time zone. */
  validUntil: civilDay,
  terms: optionalText(MAX_LENGTH.text),
  /** Where the shop takes money; shown after acceptance. Empty: none. */
  paymentLink: optionalLine(MAX_LENGTH.url).check(
    z.refine(
      (url) => url === '' || (URL.canParse(url) && url.startsWith('https://')),
      'Please enter an address that begins with https://',
    ),
  ),
});
export type QuoteContent = z.output<typeof quoteContent>;
export type QuoteLine = QuoteContent['lines'][number];

/** A quote as staff see it. */
export interface QuoteView {
  id: string;
  inquiryId: string;
  /** 1, 2, … within the inquiry. */
  number: number;
  /** Counts edits of a draft and moves, for optimistic locking. */
  version: number;
  state: QuoteState;
  standing: QuoteStanding | 'draft';
  content: QuoteContent;
  totals: QuoteTotals;
  /** Whether a mail reminds the customer two days before it expires. */
  isReminded: boolean;
  /** How many links open it. */
  links: number;
  /** ISO date-times, or null. */
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  answeredAt: string | null;
  /** The name typed when it was accepted; else empty. */
  acceptedBy: string;
  declineReason: DeclineReason | null;
  declineNote: string;
}

/** The event of an accepted quote, as it stands. */
export interface CustomerEventView {
  /** Its day and place, where they are not those of the quote. */
  days: { eventDate: CivilDate | null; lastDay: CivilDate | null; eventLocation: string } | null;
  /** What was agreed since, by phone; null: what the quote says. */
  agreed: {
    lines: Pick<QuoteLine, 'name' | 'note' | 'quantity' | 'unitCents'>[];
    totalCents: number;
    depositCents: number;
  } | null;
  /** What the shop received, less what it gave back. */
  receivedCents: number;
  /** What is still due; below zero: what goes back. */
  balanceCents: number;
  /** What is missing of the deposit. */
  depositDueCents: number;
  /** A file for calendar programs (@event.calendar-file); empty while the day is not known. */
  calendar: string;
}

/** A quote as the customer sees it. */
export interface PublicQuoteView {
  id: string;
  /** Of the request. */
  reference: string;
  number: number;
  standing: QuoteStanding;
  /** Whether a newer quote stands, although this one was accepted. */
  isRevised: boolean;
  /** When the event was canceled; null: it was not. ISO date-time. */
  canceledAt: string | null;
  /** Of an accepted one that no newer one follows; null for any other. */
  event: CustomerEventView | null;
  /** Without `paymentLink` until it is accepted, and once it is revised. */
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
  /** A draft with the lines of the list at today's prices, or of an earlier quote. */
  create: endpoint(`POST ${OF_INQUIRY}`, 'inquiries.write', {
    body: z.strictObject({
      /** Chosen by the browser, so that a repetition adds nothing. */
      id: z.uuid(),
      /** The quote to revise. */
      from: z.optional(z.uuid()),
    }),
    answer: answer<QuoteView>(),
  }),
  /** Of a draft. */
  change: endpoint(`PUT ${ONE}`, 'inquiries.write', {
    body: z.strictObject({ ...versionField, content: quoteContent, isReminded: z.boolean() }),
    answer: answer<QuoteView>(),
  }),
  /** Of a draft. */
  remove: endpoint(`POST ${ONE}/discard`, 'inquiries.write', {
    body: z.strictObject(versionField),
  }),
  /**
   * Freezes the draft, mails its link and moves the inquiry to `quoted`; an earlier open quote is
   * replaced. 409 when an earlier one was accepted after the draft was begun, unless confirmed. 400
   * for somebody without an email address, unless `isMailed` is false: a link is passed on then.
   */
  send: endpoint(`POST ${ONE}/send`, 'inquiries.write', {
    body: z.strictObject({
      ...versionField,
      subject: requiredLine(MAX_LENGTH.title, 'Please enter a subject'),
      message: requiredText(MAX_LENGTH.message, 'Please enter a message'),
      isDespiteAcceptance: z._default(z.optional(z.boolean()), false),
      /** Sent although it is for another day or place than the request. */
      isDespiteMove: z._default(z.optional(z.boolean()), false),
      /** False: nothing is mailed, and subject and message are not kept. */
      isMailed: z._default(z.optional(z.boolean()), true),
    }),
    answer: answer<QuoteView>(),
  }),
  /** An open quote is booked as it stands, for a customer who said yes to staff (@quote.accept-for). */
  acceptFor: endpoint(`POST ${ONE}/accept`, 'inquiries.write', {
    body: z.strictObject({
      ...versionField,
      way: z.enum(ACCEPT_WAYS, 'Please choose how'),
      /** Who said yes. */
      name: requiredLine(MAX_LENGTH.name, 'Name is required'),
      /** When; today or before. */
      on: civilDay,
      note: optionalText(MAX_LENGTH.shortDescription),
      overbookReason: optionalText(MAX_LENGTH.shortDescription),
      /** Whether the customer is mailed a copy. */
      isMailed: z._default(z.optional(z.boolean()), true),
    }),
    answer: answer<QuoteView>(),
  }),
  /** An open quote cannot be accepted anymore; its link says so. */
  withdraw: endpoint(`POST ${ONE}/withdraw`, 'inquiries.write', {
    body: z.strictObject(versionField),
    answer: answer<QuoteView>(),
  }),
  /** Another link to a sent quote, for a text message; shown once. */
  addLink: endpoint(`POST ${ONE}/links`, 'inquiries.write', { answer: answer<{ link: string }>() }),
  /** All links of the quote stop working. */
  revokeLinks: endpoint(`DELETE ${ONE}/links`, 'inquiries.write', { answer: answer<QuoteView>() }),
};

const PUBLIC = '/api/quotes/{id}';
/** Of the customer; each needs `QUOTE_TOKEN_HEADER`. A wrong id and a wrong token are both 404. */
export const publicQuoteEndpoints = {
  read: endpoint(`GET ${PUBLIC}`, 'everybody', { answer: answer<PublicQuoteView>() }),
  /** Exactly once; a repetition answers the same. 409 with the standing when it is not open, with the code `short` when it does not fit. */
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
  /** Also of a quote that is not open. Stands in the timeline and is mailed to the shop. */
  ask: endpoint(`POST ${PUBLIC}/questions`, 'everybody', {
    body: z.strictObject({
      /** Chosen by the browser, so that a repetition adds nothing. */
      id: z.uuid(),
      text: requiredText(MAX_LENGTH.message, 'Please enter a question'),
    }),
    maxBytes: MAX_REQUEST_BYTES,
  }),
};
