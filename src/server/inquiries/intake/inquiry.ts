/**
 * A request as it is kept: made of a checked body, the same in the database and in the spool.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '#contracts/inquiries/list.ts';
import {
  selectedServiceSchema,
  type BookingRequest,
  type ContactRequest,
  type QuestionRequest,
} from '#contracts/inquiries/request.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { REFERENCE_ALPHABET } from '#domain/reference.ts';

const text = z.string();

/** What the spool gives back may be of an earlier version of this program. */
export const inquirySchema = z.object({
  idempotencyKey: text,
  /** SHA-256 of what was asked, hex. */
  bodyHash: text,
  /** What the visitor is told first; another one where somebody else has it. */
  reference: text,
  receivedAt: z.iso.datetime(),
  fields: z.object({
    kind: z.enum(INQUIRY_KINDS),
    name: text,
    phone: text,
    email: text,
    /** Empty for a question. */
    eventDate: text,
    eventLocation: text,
    services: z.array(text),
    referralSource: text,
    message: text,
    guestCount: text,
    selectedService: z.nullable(selectedServiceSchema),
    replaces: z._default(z.optional(text), ''),
  }),
  lines: z.array(z.object({ itemId: text, name: text, quantity: z.number(), price: text })),
  /** Signs that a person filled in the form; no part of what was asked. */
  signs: z.object({ website: text, fillMs: z.nullable(z.number()) }),
});
export type Inquiry = z.output<typeof inquirySchema>;

/**
 * @param key the caller's idempotency key; without one, a repetition of the same body on the same
 *   day counts as the same request
 */
export function contactInquiry(
  request: ContactRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { wishlistItems, website, fillMs, ...typed } = request;
  const { guestCount = '', replaces = '' } = typed;
  return {
    ...identity({ ...typed, wishlistItems }, key, now),
    fields: { ...typed, kind: 'contact', guestCount, selectedService: null, replaces },
    lines: wishlistItems.map(({ id, ...line }) => ({ ...line, itemId: id })),
    signs: { website: website ?? '', fillMs: fillMs ?? null },
  };
}

/** A booking; otherwise as `contactInquiry`. */
export function bookingInquiry(
  request: BookingRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { website, fillMs, ...asked } = request;
  const { additionalRequests, ...fields } = asked;
  return {
    ...identity(asked, key, now),
    fields: {
      ...fields,
      kind: 'booking',
      services: fields.selectedService ? [fields.selectedService.name] : [],
      referralSource: '',
      message: additionalRequests,
      replaces: '',
    },
    lines: [],
    signs: { website: website ?? '', fillMs: fillMs ?? null },
  };
}

/** A question; otherwise as `contactInquiry`. */
export function questionInquiry(
  request: QuestionRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { website, fillMs, ...asked } = request;
  const { question, ...fields } = asked;
  return {
    ...identity(asked, key, now),
    fields: {
      ...fields,
      kind: 'question',
      eventDate: '',
      eventLocation: '',
      services: [],
      referralSource: '',
      message: question,
      guestCount: '',
      selectedService: null,
      replaces: '',
    },
    lines: [],
    signs: { website: website ?? '', fillMs: fillMs ?? null },
  };
}

/** @param asked a checked body: its fields are in the contract's order, whatever was sent */
function identity(asked: object, key: string | undefined, now: Date) {
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  // The prefixes keep a caller from naming the key of a request without one.
  const idempotencyKey =
    key === undefined ? `body:${todayInDetroit(now)}:${bodyHash}` : `key:${key}`;
  const reference = referenceFor(idempotencyKey, bodyHash, 0);
  return { idempotencyKey, bodyHash, reference, receivedAt: now.toISOString() };
}

const REFERENCE_LENGTH = 5;

/**
 * A reference number such as `WD-7K3Q9`: 24 million of them. It follows from the request, so that
 * spool, database and mail name the same request alike without asking one another.
 * @param attempt from 0; the next one when another request has this reference
 */
export function referenceFor(idempotencyKey: string, bodyHash: string, attempt: number): string {
  const digest = createHash('sha256').update(`${idempotencyKey}\n${bodyHash}\n${attempt}`).digest();
  // 48 bits over 25 million: no letter is noticeably more frequent.
  let number = digest.readUIntBE(0, 6);
  let letters = '';
  for (let index = 0; index < REFERENCE_LENGTH; index += 1) {
    letters += REFERENCE_ALPHABET.charAt(number % REFERENCE_ALPHABET.length);
    number = Math.floor(number / REFERENCE_ALPHABET.length);
  }
  return `WD-${letters}`;
}
