import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import type {
  BookingRequestInput,
  ContactRequestInput,
  InquiryReceipt,
} from '#contracts/inquiry.ts';
import { API_PATHS } from '#site/paths.ts';
import { request } from './request.ts';

/**
 * Sends a contact inquiry or quote request.
 * @param key idempotency key: the same request under the same key is stored once
 * @throws as `request` does, and Error when the answer is no receipt: then it is not known whether
 *   the request was stored
 */
export function sendContactRequest(
  body: ContactRequestInput,
  key: string,
): Promise<InquiryReceipt> {
  return send(API_PATHS.contact, body, key);
}

/** Sends a booking request; otherwise as `sendContactRequest`. */
export function sendBookingRequest(
  body: BookingRequestInput,
  key: string,
): Promise<InquiryReceipt> {
  return send(API_PATHS.serviceBooking, body, key);
}

async function send(path: string, body: unknown, key: string): Promise<InquiryReceipt> {
  const answer = await request('POST', path, { body, headers: { [IDEMPOTENCY_HEADER]: key } });
  if (isReceipt(answer)) return answer;
  throw new Error('The answer is no receipt.');
}

function isReceipt(answer: unknown): answer is InquiryReceipt {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'reference' in answer &&
    typeof answer.reference === 'string'
  );
}
