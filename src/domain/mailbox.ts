/** Google's mailboxes take no notice of dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to: `Ada+list@Example.com` and `ada@example.com` are one person's.
 * @param email address that was checked before
 * @returns the mailbox, in lower case, without what follows a plus sign
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  // What begins with the sign is no tag.
  const name = local.replace(/(?<=.)\+.*$/, '');
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
