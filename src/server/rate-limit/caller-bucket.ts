/**
 * The token bucket of a caller. Its key is a salted hash, so that no address is stored.
 */
import { createHmac } from 'node:crypto';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { networkOf } from './network.ts';

/** At once: a hall full of guests behind one address may try the forms. */
const CAPACITY = 20;
/** Then one request in half a minute. */
export const BUCKET_RETRY_SECONDS = 30;

/** After this time without use a bucket is full again. */
export const BUCKET_FULL_MS = CAPACITY * BUCKET_RETRY_SECONDS * 1_000;

/**
 * @param purpose what the caller may do so often
 * @param address as the host gives it, never as a header claims it
 * @param salt secret
 * @returns undefined for a caller without address
 */
export function callerBucket(
  purpose: string,
  address: string | undefined,
  salt: string,
): Bucket | undefined {
  const network = networkOf(address ?? '');
  if (network === undefined) return undefined;
  const hash = createHmac('sha256', salt).update(network).digest('hex');
  return { key: `${purpose}:${hash}`, capacity: CAPACITY, perSecond: 1 / BUCKET_RETRY_SECONDS };
}
