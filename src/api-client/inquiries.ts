import {
  IDEMPOTENCY_HEADER,
  inquiryReceiptSchema,
  type ContactRequestInput,
  type InquiryReceipt,
} from '#contracts/inquiry.ts';
import { API_PATHS } from '#site/paths.ts';
import { request } from './request.ts';

/**
 * Sends a contact inquiry or quote request.
 * @param key idempotency key: the same request under the same key is stored once
 * @throws as `request` does, and ZodError when the answer is no receipt: then it is not known
 *   whether the request was stored
 */
export async function sendContactRequest(
  body: ContactRequestInput,
  key: string,
): Promise<InquiryReceipt> {
  const answer = await request('POST', API_PATHS.contact, {
    body,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return inquiryReceiptSchema.parse(answer);
}
