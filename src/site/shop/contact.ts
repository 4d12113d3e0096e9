import { asciiDomain, partsOfAddress } from '#domain/mail-address.ts';

/** `ext. 5`, `x5`, `#5` */
const EXTENSION = /(?:ext(?:ension)?\.?|x|#)\s*(\d+)\s*$/i;

/** @param phone without a country code an American number. @returns the `tel:` address (@business.phone, RFC 3966) */
export function phoneHref(phone: string): string {
  const [written = '', extension] = EXTENSION.exec(phone) ?? [];
  const number = phone.slice(0, phone.length - written.length).trim();
  const digits = number.replaceAll(/\D/g, '');
  const hasCountry = number.startsWith('+') || /^1\d{10}$/.test(digits);
  const ending = extension === undefined ? '' : `;ext=${extension}`;
  return `tel:+${hasCountry ? '' : '1'}${digits}${ending}`;
}

/** @returns the `mailto:` address with `&` and `?` encoded */
export function mailHref(email: string): string {
  const { local, domain } = partsOfAddress(email);
  return `mailto:${encodeURIComponent(local)}@${asciiDomain(domain) ?? domain}`;
}
