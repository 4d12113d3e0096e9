/** Requests as visitors send them, and the inquiries that come of them. */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { ContactRequestInput } from '#contracts/inquiries/request.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../api-paths.ts';

/**
 * Sends a request as the site's form does; address and words are its own, as too many alike are taken
 * for spam.
 * @returns the inquiry that came of it
 */
export async function sendRequest(
  api: APIRequestContext,
  fields: Partial<ContactRequestInput> & { name: string },
): Promise<InquiryView> {
  const answer = await api.post(API_PATHS.contact, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      phone: '(313) 555-0199',
      email: `${randomUUID()}@example.com`,
      eventDate: '2031-06-12',
      eventLocation: 'Belle Isle',
      message: `${fields.name} marries in June.`,
      ...fields,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const query = `q=${encodeURIComponent(fields.name)}`;
  const list = await api.get(`${ADMIN_API_PATHS.inquiries}?${query}`);
  const [inquiry] = (await list.json()) as InquiryView[];
  if (!inquiry) throw new Error('The request is not among the inquiries');
  return inquiry;
}
