/**
 * Accepting a request: from a checked body to a stored lead.
 */
import { createHash } from 'node:crypto';
import { eventDateProblem, type ContactRequest, type InquiryReceipt } from '#contracts/inquiry.ts';
import type { Database } from '#db/client.ts';
import {
  insertLead,
  isTakenReference,
  type NewLead,
  type NewLeadLine,
  type StoredLead,
} from '#db/queries/leads.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../services.ts';
import { newReference } from './reference.ts';

/** A reference is taken so rarely that a second try nearly always finds a free one. */
const REFERENCE_TRIES = 5;

/**
 * Stores the request as a lead with its lines, once per key.
 * @param key the caller's idempotency key; without one, a repetition of the same body on the same
 *   day counts as the same request
 * @returns the receipt; a repeated request gets that of the first
 * @throws ApiError 400 for a past date, 422 when the key belongs to another body
 */
export async function acceptContactRequest(
  { db, now }: Services,
  request: ContactRequest,
  key: string | undefined,
): Promise<InquiryReceipt> {
  const dateProblem = eventDateProblem(request.eventDate, now());
  if (dateProblem !== null) {
    throw new ApiError('bad_request', 'Please check the fields.', { eventDate: dateProblem });
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const { wishlistItems, ...fields } = request;
  const { lead } = await store(
    db(),
    {
      ...fields,
      bodyHash,
      idempotencyKey:
        key === undefined ? `body:${todayInDetroit(now())}:${bodyHash}` : `key:${key}`,
    },
    wishlistItems.map(({ id, ...line }) => ({ ...line, itemId: id })),
  );
  if (lead.bodyHash !== bodyHash) {
    throw new ApiError('idempotency_mismatch', 'This idempotency key belongs to another request.');
  }
  return { reference: lead.reference };
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
