/** Links that call the business and write to it (@business.phone). */

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

/** @param email a valid address, which needs no escape */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}
