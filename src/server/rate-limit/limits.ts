/** The sizes of all token buckets: at once, and then one in so many seconds. */
import type { Bucket } from '#db/queries/rate-buckets.ts';

export interface BucketSize {
  capacity: number;
  retrySeconds: number;
}

/** A hall full of guests behind one address may try the forms. */
export const INQUIRY_BUCKET: BucketSize = { capacity: 20, retrySeconds: 30 };

/** Requests under one mail address from one network, before they are suspected: five an hour. */
export const SENDER_BUCKET: BucketSize = { capacity: 5, retrySeconds: 12 * 60 };

/**
 * Mails with a link to set a new password, to one mailbox: of all strangers together, and of each known
 * device. A link is good for an hour, so whoever gets no mail has one that is not older than this.
 */
export const RESET_MAIL_BUCKET: BucketSize = { capacity: 3, retrySeconds: 20 * 60 };

/** The same, of all known devices together: whoever has the password can make any number of them. */
export const KNOWN_RESET_MAIL_BUCKET: BucketSize = { capacity: 12, retrySeconds: 20 * 60 };

/** After this time without use every bucket is full again. */
export const BUCKETS_FULL_MS = Math.max(
  ...[INQUIRY_BUCKET, SENDER_BUCKET, RESET_MAIL_BUCKET, KNOWN_RESET_MAIL_BUCKET].map(
    ({ capacity, retrySeconds }) => capacity * retrySeconds * 1_000,
  ),
);

/** @returns a bucket of this size; its key names whoever takes from it */
export function bucketOf({ capacity, retrySeconds }: BucketSize, key: string): Bucket {
  return { key, capacity, perSecond: 1 / retrySeconds };
}
