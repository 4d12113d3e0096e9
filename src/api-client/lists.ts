import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import type { listEndpoints, ListMailInput, ListMailReceipt } from '#contracts/lists.ts';
import { request } from './request.ts';

/** A copy that its type checks: importing the endpoint would bring zod to every visitor. */
const LISTS: (typeof listEndpoints)['mail']['path'] = '/api/lists';

/** The same as for a request (`inquiries.ts`). */
const TIMEOUT_MS = 30_000;

/**
 * Has a list mailed, once for each key.
 * @returns whether it will be mailed; false where mails are only written to files
 * @throws as `request` does, also when there is no answer in time
 */
export async function sendList(body: ListMailInput, key: string): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { [IDEMPOTENCY_HEADER]: key };
  // Our own server answers with this type.
  const receipt = (await request('POST', LISTS, { body, headers, signal })) as ListMailReceipt;
  return receipt.mailed === true;
}
