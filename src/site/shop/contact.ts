/** Links that call the business and write to it (@business.phone). */

import { asciiDomain, partsOfAddress } from '#domain/mail-address.ts';

/** An extension, as people write it: `ext. 5`, `x5`, `#5`. */
const EXTENSION = /(?:ext(?:ension)?\.?|x|#)\s*(\d+)\s*$/i;

/**
 * @param phone as people write it; without a country's code it is an American one
 * @returns its `tel:` address, an extension as RFC 3966 has it
 */
export function phoneHref(phone: string): string {
  const [written = '', extension] = EXTENSION.exec(phone) ?? [];
  const number = phone.slice(0, phone.length - written.length).trim();
  const digits = number.replaceAll(/\D/g, '');
  const hasCountry = number.startsWith('+') || /^1\d{10}$/.test(digits);
  const ending = extension === undefined ? '' : `;ext=${extension}`;
  return `tel:+${hasCountry ? '' : '1'}${digits}${ending}`;
}

/** @returns the address's `mailto:`; an `&` or a `?` in it starts no field */
export function mailHref(email: string): string {
  const { local, domain } = partsOfAddress(email);
  return `mailto:${encodeURIComponent(local)}@${asciiDomain(domain) ?? domain}`;
}
