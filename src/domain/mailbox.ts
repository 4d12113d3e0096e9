import { asciiDomain, partsOfAddress } from './mail-address.ts';

/** Gmail ignores dots and has two domains. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * @returns the mailbox of a valid address, to compare it: lower case, without the tag after a plus
 * sign, domain in ASCII. `Ada+list@Example.com` and `ada@example.com` are the same,
 * `ana@müller.example` and `ana@xn--mller-kva.example` too.
 */
export function mailboxOf(email: string): string {
  const parts = partsOfAddress(email.normalize('NFC').toLowerCase());
  const domain = asciiDomain(parts.domain) ?? parts.domain;
  // A leading plus sign is not a tag.
  const name = parts.local.replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
