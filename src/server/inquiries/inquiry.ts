/**
 * A request as it is kept: made of a checked body, the same whether the database takes it, the
 * spool, or a mail.
 */
import { createHash } from 'node:crypto';
import type { BookingRequest, ContactRequest } from '#contracts/inquiry.ts';
import type { InquiryFields, NewInquiryLine } from '#db/queries/inquiries.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { referenceFor } from './reference.ts';

/** Signs that a person filled in the form; no part of what was asked. */
export interface Signs {
  website: string;
  fillMs: number | null;
}

export interface Inquiry {
  idempotencyKey: string;
  /** SHA-256 of what was asked, hex. */
  bodyHash: string;
  /** What the visitor is told first; another one where somebody else has it. */
  reference: string;
  /** ISO date-time. */
  receivedAt: string;
  fields: InquiryFields;
  lines: Pick<NewInquiryLine, 'itemId' | 'name' | 'quantity' | 'price'>[];
  signs: Signs;
}

/**
 * @param key the caller's idempotency key; without one, a repetition of the same body on the same
 *   day counts as the same request
 */
export function contactInquiry(
  request: ContactRequest,
  key: string | undefined,
  now: Date,
): Inquiry {
  const { wishlistItems, website, fillMs, ...asked } = request;
  const { replaces = '' } = asked;
  return {
    ...identity({ ...asked, wishlistItems }, key, now),
    fields: { ...asked, kind: 'contact', guestCount: '', selectedService: null, replaces },
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

/**
 * @returns the keys under which the request may have been stored before: a request without a key
 *   may come back after midnight
 */
export function possibleKeys({ idempotencyKey, bodyHash, receivedAt }: Inquiry): string[] {
  const today = new Date(receivedAt);
  if (idempotencyKey !== keyOfBody(bodyHash, today)) return [idempotencyKey];
  return [idempotencyKey, keyOfBody(bodyHash, new Date(today.getTime() - 86_400_000))];
}

/** @param asked a checked body: its fields are in the contract's order, whatever was sent */
function identity(asked: object, key: string | undefined, now: Date) {
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  // The prefixes keep a caller from naming the key of a request without one.
  const idempotencyKey = key === undefined ? keyOfBody(bodyHash, now) : `key:${key}`;
  const reference = referenceFor(idempotencyKey, bodyHash, 0);
  return { idempotencyKey, bodyHash, reference, receivedAt: now.toISOString() };
}

function keyOfBody(bodyHash: string, day: Date): string {
  return `body:${todayInDetroit(day)}:${bodyHash}`;
}
