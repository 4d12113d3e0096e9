import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits in an IPv6 address. */
const GROUPS = 8;
/** A home connection usually has the first four to itself: RFC 6177. */
const NETWORK_GROUPS = 4;

/**
 * The network of a caller: a single IPv6 subscriber has 2^64 addresses.
 * @param address from the host, never from a header
 * @returns an IPv4 address unchanged, also when mapped to IPv6 (RFC 4291 §2.5.5.2); the /64 of any
 *   other IPv6 address; undefined for anything else
 */
export function networkOf(address: string): string | undefined {
  if (isIPv4(address)) return address;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const wrapsIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (wrapsIPv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** @returns the eight numbers of an IPv6 address */
function groupsOf(address: string): number[] {
  const [before = [], after] = address.split('::').map(numbersOf);
  if (after === undefined) return before;
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

/** A trailing IPv4 address counts as two groups. */
function numbersOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function bytesOf(group: number): number[] {
  return [Math.floor(group / 256), group % 256];
}
