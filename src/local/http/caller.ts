/**
 * Who calls. Behind a proxy every connection comes from the proxy, which tells the caller's address
 * in `X-Forwarded-For`; anybody can send that header, so it is believed as far as `TRUST_PROXY` says.
 */
import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '#server/env.ts';

/** Proxies in a row; more are a header that somebody filled. */
const MAX_FORWARDED = 20;

/** @returns the caller's address, from the connection's and the header `X-Forwarded-For` */
export type CallerOf = (socketAddress: string, forwardedFor: string | null) => string;

/**
 * @param trusted how many proxies stand before this server, or which; undefined: none, and the
 *   connection's address is the caller's
 */
export function callerOf(trusted: TrustedProxies | undefined): CallerOf {
  if (trusted === undefined) return (socketAddress) => socketAddress;
  const isTrusted = 'hops' in trusted ? byCount(trusted.hops) : byAddress(trusted.addresses);
  return (socketAddress, forwardedFor) => {
    const claims = (forwardedFor ?? '').split(',').slice(-MAX_FORWARDED).toReversed();
    let caller = socketAddress;
    for (const [index, claim] of claims.entries()) {
      // Who is trusted says truly whom it was called by; nobody beyond is asked.
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
  for (const each of addresses) {
    const [address = '', prefix] = each.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // The list takes an IPv4 address that is wrapped in IPv6 for what it wraps.
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** @returns the address without a port and brackets, as some proxies write it; undefined for none */
function bareAddress(claim: string): string | undefined {
  const text = claim.trim();
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? undefined : bare;
}
