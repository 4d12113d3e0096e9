/**
 * The caller's address. Behind a proxy every connection comes from the proxy, which adds the
 * address to `X-Forwarded-For`; anybody can send that header, so it is trusted only as far as
 * `TRUST_PROXY` says.
 */
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '#server/base/env.ts';

/** Maximum chain of proxies; a longer header is forged. */
const MAX_FORWARDED = 20;

/** @returns the caller's address, from the connection's and the header `X-Forwarded-For` */
export type CallerOf = (socketAddress: string, forwardedFor: string | null) => string;

/**
 * @param trusted number or addresses of the proxies before this server; undefined for none: the
 *   caller's address is the connection's
 */
export function callerOf(trusted: TrustedProxies | undefined): CallerOf {
  if (trusted === undefined) return (socketAddress) => socketAddress;
  const isTrusted = 'hops' in trusted ? byCount(trusted.hops) : byAddress(trusted.addresses);
  return (socketAddress, forwardedFor) => {
    const claims = (forwardedFor ?? '').split(',').slice(-MAX_FORWARDED).toReversed();
    let caller = socketAddress;
    for (const [index, claim] of claims.entries()) {
      // Stop at the first untrusted address: only trusted proxies append truthfully.
      if (!isTrusted(caller, index)) return caller;
      const address = bareAddress(claim);
      if (address === undefined) return caller;
      caller = address;
    }
    return caller;
  };
}

type IsTrusted = (address: string, index: number) => boolean;

function byCount(hops: number): IsTrusted {
  return (_address, index) => index < hops;
}

function byAddress(addresses: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const range of addresses) {
    const [address = '', prefix] = range.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // The list matches IPv4 addresses mapped to IPv6.
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** @returns the address without port and brackets, which some proxies add; undefined for none */
function bareAddress(claim: string): string | undefined {
  const text = claim.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}
