/** Token buckets of a caller. Their keys are salted hashes, so that no address is stored. */
import { createHmac } from 'node:crypto';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { bucketOf, INQUIRY_BUCKET, SENDER_BUCKET } from './limits.ts';
import { networkOf } from './network.ts';

export interface CallerBuckets {
  /** Per network; a request costs a token. */
  caller: Bucket;
  /** Per network and mailbox; empty is a spam signal. */
  sender: Bucket;
}

/**
 * @param address from the host, never from a header
 * @param mailbox by `mailboxOf`
 * @param salt secret
 * @returns undefined for a caller without address
 */
export function callerBuckets(
  address: string | undefined,
  mailbox: string,
  salt: string,
): CallerBuckets | undefined {
  const network = networkOf(address ?? '');
  if (network === undefined) return undefined;
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('hex');
  return {
    caller: bucketOf(INQUIRY_BUCKET, `inquiry:${hash(network)}`),
    sender: bucketOf(SENDER_BUCKET, `sender:${hash(`${network} ${mailbox}`)}`),
  };
}
