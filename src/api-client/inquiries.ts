import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import type {
  BookingRequestInput,
  ContactRequestInput,
  InquiryReceipt,
  QuestionRequestInput,
  requestEndpoints,
} from '#contracts/inquiries/request.ts';
import { request } from './request.ts';

type PathOf<Name extends keyof typeof requestEndpoints> = (typeof requestEndpoints)[Name]['path'];

/** Copies that their types check: importing the endpoints would bring zod to every visitor. */
const CONTACT: PathOf<'contact'> = '/api/contact';
const BOOKING: PathOf<'booking'> = '/api/service-booking';
const QUESTION: PathOf<'question'> = '/api/question';

/** No function of ours may run longer, so no answer can come later. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a contact inquiry or quote request, once.
 * @param key idempotency key: the same request under the same key is stored once
 * @throws as `request` does, and Error when there is no answer in time or it is no receipt: then it
 *   is not known whether the request was stored
 */
export function sendContactRequest(
  body: ContactRequestInput,
  key: string,
): Promise<InquiryReceipt> {
  return send(CONTACT, body, key);
}

/** Sends a booking request; otherwise as `sendContactRequest`. */
export function sendBookingRequest(
  body: BookingRequestInput,
  key: string,
): Promise<InquiryReceipt> {
  return send(BOOKING, body, key);
}

/** Sends a question; otherwise as `sendContactRequest`. */
export function sendQuestion(body: QuestionRequestInput, key: string): Promise<InquiryReceipt> {
  return send(QUESTION, body, key);
}

async function send(path: string, body: unknown, key: string): Promise<InquiryReceipt> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('There was no answer.')), TIMEOUT_MS);
  try {
    const headers = { [IDEMPOTENCY_HEADER]: key };
    const answer = await request('POST', path, { body, headers, signal: timeout.signal });
    if (isReceipt(answer)) return answer;
  } finally {
    clearTimeout(timer);
  }
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
