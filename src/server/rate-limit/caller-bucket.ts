/**
 * The token buckets of a caller. Their keys are salted hashes, so that no address is stored.
 */
import { createHmac } from 'node:crypto';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { bucketOf, INQUIRY_BUCKET, SENDER_BUCKET } from './limits.ts';
import { networkOf } from './network.ts';

export interface CallerBuckets {
  /** Of the network: a request costs a token. */
  caller: Bucket;
  /** Of the network and the mailbox that is named: a sign of spam when it is empty. */
  sender: Bucket;
}

/**
 * @param address as the host gives it, never as a header claims it
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
