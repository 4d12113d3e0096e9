/**
 * Accepting a request: from a checked body to a stored lead.
 */
import { createHash } from 'node:crypto';
import type { BookingRequest, ContactRequest, InquiryReceipt } from '#contracts/inquiry.ts';
import type { Database } from '#db/client.ts';
import {
  insertLead,
  isTakenReference,
  type NewLead,
  type NewLeadLine,
  type StoredLead,
} from '#db/queries/leads.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { eventDateProblem } from '#domain/inquiry-rules.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../services.ts';
import { newReference } from './reference.ts';

/** A reference is taken so rarely that a second try nearly always finds a free one. */
const REFERENCE_TRIES = 5;

/** What every lead is made of, whichever form it comes from. */
type LeadFields = Omit<NewLead, 'reference' | 'bodyHash' | 'idempotencyKey'>;

/**
 * Stores a contact inquiry or quote request as a lead with its lines, once per key.
 * @param key the caller's idempotency key; without one, a repetition of the same body on the same
 *   day counts as the same request
 * @returns the receipt; a repeated request gets that of the first
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body
 */
export function acceptContactRequest(
  services: Services,
  request: ContactRequest,
  key: string | undefined,
): Promise<InquiryReceipt> {
  const { wishlistItems, website: _website, fillMs: _fillMs, ...fields } = request;
  const lines = wishlistItems.map(({ id, ...line }) => ({ ...line, itemId: id }));
  return accept(services, { request, key, lead: { ...fields, kind: 'contact' }, lines });
}

/** Stores a booking request; otherwise as `acceptContactRequest`. */
export function acceptBookingRequest(
  services: Services,
  request: BookingRequest,
  key: string | undefined,
): Promise<InquiryReceipt> {
  const { additionalRequests, website: _website, fillMs: _fillMs, ...fields } = request;
  const lead: LeadFields = {
    ...fields,
    kind: 'booking',
    services: fields.selectedService ? [fields.selectedService.name] : [],
    message: additionalRequests,
  };
  return accept(services, { request, key, lead, lines: [] });
}

interface Inquiry {
  /** The checked body: decides whether two requests are the same. */
  request: ContactRequest | BookingRequest;
  key: string | undefined;
  lead: LeadFields;
  lines: NewLeadLine[];
}

async function accept(
  { db, now }: Services,
  { request, key, lead, lines }: Inquiry,
): Promise<InquiryReceipt> {
  const dateProblem = eventDateProblem(request.eventDate, now());
  if (dateProblem !== null) {
    throw new ApiError('bad_request', 'Please check the fields.', { eventDate: dateProblem });
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const idempotencyKey =
    key === undefined ? `body:${todayInDetroit(now())}:${bodyHash}` : `key:${key}`;
  const stored = await store(db(), { ...lead, bodyHash, idempotencyKey }, lines);
  if (stored.lead.bodyHash !== bodyHash) {
    throw new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
  }
  return { reference: stored.lead.reference };
}

async function store(
  db: Database,
  lead: Omit<NewLead, 'reference'>,
  lines: NewLeadLine[],
): Promise<StoredLead> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertLead(db, { ...lead, reference: newReference() }, lines);
    } catch (error) {
      if (attempt === REFERENCE_TRIES || !isTakenReference(error)) throw error;
    }
  }
}
