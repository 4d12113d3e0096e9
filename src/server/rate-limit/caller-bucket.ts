/**
 * The token bucket of a caller. Its key is a salted hash, so that no address is stored.
 */
import { createHmac } from 'node:crypto';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { bucketOf, INQUIRY_BUCKET } from './limits.ts';
import { networkOf } from './network.ts';

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
  return bucketOf(INQUIRY_BUCKET, `${purpose}:${hash}`);
}
