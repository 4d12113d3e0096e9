/** Google's mailboxes ignore dots, and both domains are one. */
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address leads to: `Ada+list@Example.com` and `ada@example.com` are one person's.
 * @param email address that was checked before
 * @returns the mailbox, in lower case, without what follows a plus sign
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  // What begins with the sign is no tag.
  const name = local.replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
