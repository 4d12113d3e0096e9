/**
 * The token bucket of a caller. Its key is a salted hash, so that no address is stored.
 */
import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Bucket } from '#db/queries/rate-buckets.ts';

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

/**
 * @returns an IPv4 address as it is, of an IPv6 one the /64 that one line usually has; undefined
 *   for anything else
 */
export function networkOf(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return undefined;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Without leading zeros; an IPv4 tail counts as two groups. */
function groups(text: string): string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) =>
      group.includes('.') ? ['v4', 'v4'] : [Number.parseInt(group, 16).toString(16)],
    );
}
