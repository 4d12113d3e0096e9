/** Gmail ignores dots, and its two domains are one. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox of a valid address, in lower case and without the tag after a plus sign:
 * `Ada+list@Example.com` and `ada@example.com` are the same.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  // A leading plus sign is not a tag.
  const name = local.replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
