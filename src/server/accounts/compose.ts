import { IncompleteMailError, type Composers } from '../mail/compose.ts';
import type { MailShop } from '../mail/mailer.ts';
import {
  emailChange,
  emailChanged,
  passkeyChanged,
  passwordReset,
  secondFactorReset,
  staffInvitation,
} from './mails.ts';

export const accountComposers = {
  'staff-invitation': ({ content }, { shop }) => staffInvitation(linkOf(content), shop),
  'password-reset': ({ content }, { shop }) =>
    passwordReset({ ...linkOf(content), passkeys: content.passkeys }, shop),
  'email-change': ({ content }, { shop }) => emailChangeOf(content, shop),
  'passkey-changed': ({ content }, { shop }) => passkeyChanged(content, shop),
  'second-factor-reset': ({ content }, { shop }) => secondFactorReset(content, shop),
} satisfies Partial<Composers>;

/** @returns the mail to the new address, which has a link, or the one to the old address */
function emailChangeOf(content: Partial<Record<string, string>>, shop: MailShop) {
  const { link, name = '', email, passkeys } = content;
  if (link === undefined && email !== undefined)
    return emailChanged({ name, email, passkeys }, shop);
  return emailChange(linkOf(content), shop);
}

function linkOf({ link, name, role }: Partial<Record<string, string>>) {
  if (link === undefined) throw new IncompleteMailError('The mail has no link');
  return { link, name: name ?? '', role: role ?? '' };
}
