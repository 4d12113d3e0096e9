/**
 * Sending requests in tests about what becomes of them.
 */
import { expect } from 'vitest';
import type { ContactRequestInput, InquiryReceipt } from '#contracts/inquiries/request.ts';
import type { RuntimeContext } from '#server/http/app.ts';
import { API_PATHS } from './api-paths.ts';
import { contactBody } from './api.ts';
import type { World } from './inquiry-world.ts';

export interface Submission {
  /** Idempotency key; a new one when there is none. */
  key?: string;
  /** By default one of a visitor that nobody else is, for each key the same. */
  body?: ContactRequestInput;
  host?: RuntimeContext;
}

/** Sends a request to the function. */
export async function submit(
  { app }: Pick<World, 'app'>,
  { key = crypto.randomUUID(), body, host }: Submission,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const sent = body ?? contactBody({ email: `${key}@example.com` });
  return app.request(
    API_PATHS.contact,
    { method: 'POST', headers, body: JSON.stringify(sent) },
    host,
  );
}

/**
 * @param status 201 or 202; either when it is left out
 * @returns the reference of an acknowledged request
 */
export async function expectAccepted(response: Response, status?: 201 | 202): Promise<string> {
  expect(status === undefined ? [201, 202] : [status]).toContain(response.status);
  const { confirmation, ...receipt } = (await response.json()) as InquiryReceipt;
  expect(Object.keys(receipt)).toEqual(['reference']);
  expect([undefined, true]).toContain(confirmation);
  expect(receipt.reference).toMatch(/^WD-[2-9A-HJKMNP-TV-Z]{5}$/);
  return receipt.reference;
}
