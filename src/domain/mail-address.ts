/**
 * Which mail addresses are taken (@form.email): those that `input type=email` takes, with a dot in the
 * domain, and international ones. The browser's forms and the contracts ask here.
 */

import { MAX_LENGTH } from './limits.ts';
import { readableDomain } from './punycode.ts';

/** As in the HTML standard, and letters of all scripts (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
/** What a domain may hold before it is written in ASCII; a URL would drop or interpret the rest. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** In ASCII: labels of at most 63 characters, and at the end a name, not a number. */
const ASCII_DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\d+$)${LABEL}$`);
const MAX_DOMAIN = 253;

/** @returns the parts before and after the last `@`; empty where there are none */
export function partsOfAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return at < 0
    ? { local: '', domain: '' }
    : { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/**
 * @param address as a browser gives it: Chromium turns `müller.example` into `xn--mller-kva.example`
 * @returns it as people write it; what is no address yet stays as it is
 */
export function readableAddress(address: string): string {
  const { local, domain } = partsOfAddress(address);
  return local === '' ? address : `${local}@${readableDomain(domain)}`;
}

/** @returns whether mail can be sent there, as far as its spelling says */
export function isMailAddress(address: string): boolean {
  const { local, domain } = partsOfAddress(address);
  return (
    address.length <= MAX_LENGTH.email && LOCAL_PART.test(local) && asciiDomain(domain) !== null
  );
}

/**
 * @param domain `Müller.example`
 * @returns the name that the network knows: `xn--mller-kva.example`, in lower case; null when it is no domain
 */
export function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  const url = `http://${domain}`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  return ascii.length <= MAX_DOMAIN && ASCII_DOMAIN.test(ascii) ? ascii : null;
}
