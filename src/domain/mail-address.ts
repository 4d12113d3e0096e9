/** Accepted mail addresses (@form.email): as in `input type=email` with a dot, and international ones. */

import { MAX_LENGTH } from './limits.ts';
import { readableDomain } from './punycode.ts';
import { withoutMarks } from './typed-text.ts';

/** As in the HTML standard, plus letters of all scripts (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
/** Characters of a domain before it is encoded in ASCII; a URL would drop or interpret others. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Labels of at most 63 characters; the last is not a number. */
const ASCII_DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?!\d+$)${LABEL}$`);
const MAX_DOMAIN = 253;

/** Splits at the last `@`; both parts are empty without one. */
export function partsOfAddress(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@');
  return at < 0
    ? { local: '', domain: '' }
    : { local: address.slice(0, at), domain: address.slice(at + 1) };
}

/**
 * @param typed as a browser gives it: Chromium turns `müller.example` into
 * `xn--mller-kva.example`; pasted, it can have marks that nobody sees
 * @returns without these, the domain in letters if they name the same one
 */
export function readableAddress(typed: string): string {
  const address = withoutMarks(typed);
  const { local, domain } = partsOfAddress(address);
  const readable = readableDomain(domain);
  const isSame = local !== '' && asciiDomain(readable) === asciiDomain(domain);
  return isSame ? `${local}@${readable}` : address;
}

/** @returns whether its syntax is valid */
export function isMailAddress(address: string): boolean {
  const { local, domain } = partsOfAddress(address);
  return (
    address.length <= MAX_LENGTH.email && LOCAL_PART.test(local) && asciiDomain(domain) !== null
  );
}

/** @param domain `Müller.example`. @returns `xn--mller-kva.example`; null if invalid */
export function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  const url = `http://${domain}`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  return ascii.length <= MAX_DOMAIN && ASCII_DOMAIN.test(ascii) ? ascii : null;
}
