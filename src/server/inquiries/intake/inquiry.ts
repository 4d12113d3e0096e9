/** A request made of a checked body, in the form for database and spool. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '#contracts/inquiries/list.ts';
import {
  selectedServiceSchema,
  type BookingRequest,
  type ContactRequest,
  type QuestionRequest,
} from '#contracts/inquiries/request.ts';
import type { InquiryFields } from '#db/queries/inquiries/rows.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { REFERENCE_ALPHABET } from '#domain/reference.ts';

const text = z.string();

/** Checks spooled requests too, which an earlier version may have written. */
export const inquirySchema = z.object({
  idempotencyKey: text,
  /** SHA-256 of the request, hex. */
  bodyHash: text,
  /** First choice of a reference; another is used if it is taken. */
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
  } satisfies Record<keyof InquiryFields, z.ZodMiniType>),
  lines: z.array(z.object({ itemId: text, name: text, quantity: z.number(), price: text })),
  /** Signs that a person filled in the form; not part of the request. */
  signs: z.object({ website: text, fillMs: z.nullable(z.number()) }),
});
export type Inquiry = z.output<typeof inquirySchema>;

/**
 * @param key the caller's idempotency key; without one, the same body on the same day is the same
 *   request
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

/** Like `contactInquiry`, for a booking. */
export function bookingInquiry(
  request: BookingRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { website, fillMs, ...typed } = request;
  const { additionalRequests, ...fields } = typed;
  return {
    ...identity(typed, key, now),
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

/** Like `contactInquiry`, for a question. */
export function questionInquiry(
  request: QuestionRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { website, fillMs, ...typed } = request;
  const { question, ...fields } = typed;
  return {
    ...identity(typed, key, now),
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

/** @param typed the checked body without `signs`; its fields have the contract's order */
function identity(typed: object, key: string | undefined, now: Date) {
  const bodyHash = createHash('sha256').update(JSON.stringify(typed)).digest('hex');
  // The prefixes prevent callers from choosing a key that stands for a body.
  const idempotencyKey =
    key === undefined ? `body:${todayInDetroit(now)}:${bodyHash}` : `key:${key}`;
  const reference = referenceFor(idempotencyKey, bodyHash, 0);
  return { idempotencyKey, bodyHash, reference, receivedAt: now.toISOString() };
}

const REFERENCE_LENGTH = 5;

/**
 * A reference number such as `WD-7K3Q9`, one of 24 million. It is derived from the request, so that
 * spool, database and mail agree without communication.
 * @param attempt from 0; the next one if another request has this reference
 */
export function referenceFor(idempotencyKey: string, bodyHash: string, attempt: number): string {
  const digest = createHash('sha256').update(`${idempotencyKey}\n${bodyHash}\n${attempt}`).digest();
  // 48 bits for 24 million references: all letters are practically equally frequent.
  let number = digest.readUIntBE(0, 6);
  let letters = '';
  for (let index = 0; index < REFERENCE_LENGTH; index += 1) {
    letters += REFERENCE_ALPHABET.charAt(number % REFERENCE_ALPHABET.length);
    number = Math.floor(number / REFERENCE_ALPHABET.length);
  }
  return `WD-${letters}`;
}
