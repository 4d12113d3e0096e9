/** Sizes of token buckets (capacity, and seconds per token), and the buckets of a caller. */
import { createHmac } from 'node:crypto';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { networkOf } from './network.ts';

export interface BucketSize {
  capacity: number;
  secondsPerToken: number;
}

/** Thirty people of an office or wedding fair sending within a minute, and a few corrections. */
export const INQUIRY_BUCKET: BucketSize = { capacity: 40, secondsPerToken: 30 };

/** Requests per mail address and network before they look suspicious: five an hour. */
export const SENDER_BUCKET: BucketSize = { capacity: 5, secondsPerToken: 12 * 60 };

/**
 * Reset mails to one mailbox: for all strangers together, and for each known device. A link is
 * valid for an hour, so callers above the limit have a valid one.
 */
export const RESET_MAIL_BUCKET: BucketSize = { capacity: 3, secondsPerToken: 20 * 60 };

/**
 * Reset mails to one mailbox for all known devices together: whoever has the password can create any
 * number of them.
 */
export const KNOWN_RESET_MAIL_BUCKET: BucketSize = { capacity: 12, secondsPerToken: 20 * 60 };

/** Mailed lists per network: as many people of an office or wedding fair at once, and no flood. */
const LIST_NETWORK_BUCKET: BucketSize = { capacity: 40, secondsPerToken: 6 * 60 };

/** Mailed lists per mailbox, because anybody can enter any address. */
export const LIST_MAILBOX_BUCKET: BucketSize = { capacity: 4, secondsPerToken: 30 * 60 };

/** Invalid links of quotes per network. A token has 256 bits, so guessing is hopeless anyway. */
export const QUOTE_BUCKET: BucketSize = { capacity: 120, secondsPerToken: 2 };

/** Invalid links of calendar feeds per network. */
export const FEED_BUCKET: BucketSize = { capacity: 60, secondsPerToken: 10 };

/** Invalid links of previews per network. */
const PREVIEW_BUCKET: BucketSize = { capacity: 60, secondsPerToken: 10 };

/** Availability requests per network: a fair with a hundred visitors who turn pages. */
export const AVAILABILITY_BUCKET: BucketSize = { capacity: 240, secondsPerToken: 1 };

/** Availability requests with `instead=1` per network: sixty items cost 34 ms of computing. */
export const INSTEAD_BUCKET: BucketSize = { capacity: 60, secondsPerToken: 2 };

/** After this time unused, every bucket is full. */
export const BUCKETS_FULL_MS = Math.max(
  ...[
    INQUIRY_BUCKET,
    SENDER_BUCKET,
    RESET_MAIL_BUCKET,
    KNOWN_RESET_MAIL_BUCKET,
    LIST_NETWORK_BUCKET,
    LIST_MAILBOX_BUCKET,
    QUOTE_BUCKET,
    FEED_BUCKET,
    PREVIEW_BUCKET,
    AVAILABILITY_BUCKET,
    INSTEAD_BUCKET,
  ].map(({ capacity, secondsPerToken }) => capacity * secondsPerToken * 1_000),
);

/** @param key identifies the caller */
export function bucketOf({ capacity, secondsPerToken }: BucketSize, key: string): Bucket {
  return { key, capacity, perSecond: 1 / secondsPerToken };
}

export interface CallerBuckets {
  /** Per network; a request costs a token. */
  caller: Bucket;
  /** Per network and mailbox; an empty bucket is a spam signal. */
  sender: Bucket;
}

/**
 * The keys are salted hashes, so that no address is stored.
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

/**
 * @param address as for `callerBuckets`; without one, only the mailboxes have buckets
 * @param mailboxes by `mailboxOf`
 * @returns the buckets of a mailed list, in one order for all callers, which prevents deadlocks
 */
export function listMailBuckets(
  address: string | undefined,
  mailboxes: readonly string[],
  salt: string,
): Bucket[] {
  const network = networkOf(address ?? '');
  const hash = (text: string) => createHmac('sha256', salt).update(text).digest('hex');
  const keys = mailboxes.map((mailbox) => `list-mailbox:${hash(mailbox)}`);
  return [
    ...(network === undefined
      ? []
      : [bucketOf(LIST_NETWORK_BUCKET, `list-network:${hash(network)}`)]),
    ...keys.toSorted().map((key) => bucketOf(LIST_MAILBOX_BUCKET, key)),
  ];
}

/**
 * @param address as for `callerBuckets`
 * @returns a salted hash of the caller's network; empty without an address
 */
export function networkHash(address: string | undefined, salt: string): string {
  const network = networkOf(address ?? '');
  return network === undefined ? '' : createHmac('sha256', salt).update(network).digest('hex');
}

/** Undefined for a caller without an address. */
type NetworkBucket = (address: string | undefined, salt: string) => Bucket | undefined;

function networkBucket(size: BucketSize, name: string): NetworkBucket {
  return (address, salt) => {
    const hash = networkHash(address, salt);
    return hash === '' ? undefined : bucketOf(size, `${name}:${hash}`);
  };
}

/** For invalid links of quotes. */
export const quoteBucket = networkBucket(QUOTE_BUCKET, 'quote');
/** For invalid links of previews. */
export const previewBucket = networkBucket(PREVIEW_BUCKET, 'preview');
/** For availability requests. */
export const availabilityBucket = networkBucket(AVAILABILITY_BUCKET, 'availability');
/** For availability requests with `instead=1`. */
export const insteadBucket = networkBucket(INSTEAD_BUCKET, 'instead');
