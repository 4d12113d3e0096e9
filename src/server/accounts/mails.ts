/** Mails to staff about their account. */
import { ROLE_AS, ROLES } from '#contracts/permissions.ts';
import { button, note, paragraphs, type Block } from '../mail/blocks.ts';
import { letter } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import * as text from '../mail/texts.ts';

/**
 * Invites somebody to the staff.
 * @param mail `role` is empty if unknown
 */
export function staffInvitation(
  mail: { link: string; name: string; role: string },
  shop: MailShop,
): Composed {
  return staffMail(shop, {
    name: mail.name,
    subject: text.invitationSubject(shop.business.shortName),
    message: text.invitation(asWhat(mail.role), shop.business.name),
    action: linkButton(mail.link, text.acceptInvitation),
    after: text.notExpected,
  });
}

function asWhat(name: string): string {
  const role = ROLES.find((known) => known === name);
  return role === undefined ? '' : ROLE_AS[role];
}

/** @param mail `passkeys` are those that a new password leaves as they are */
export function passwordReset(
  mail: { link: string; name: string; passkeys?: string | undefined },
  shop: MailShop,
): Composed {
  return staffMail(shop, {
    name: mail.name,
    subject: text.resetSubject(shop.business.shortName),
    message: withPasskeys(text.reset, 'Your', mail.passkeys),
    action: linkButton(mail.link, text.choosePassword),
    after: text.notAsked,
  });
}

export function emailChange(mail: { link: string; name: string }, shop: MailShop): Composed {
  return staffMail(shop, {
    name: mail.name,
    subject: text.emailChangeSubject(shop.business.shortName),
    message: text.emailChange,
    action: linkButton(mail.link, text.confirmEmail),
    after: text.notAskedEmail,
  });
}

/**
 * Tells the old address that it has been replaced.
 * @param mail contains the new address, and the passkeys, which stay
 */
export function emailChanged(
  { name, email, passkeys }: { name: string; email: string; passkeys?: string | undefined },
  shop: MailShop,
): Composed {
  return staffMail(shop, {
    name,
    subject: text.emailChangedSubject(shop.business.shortName),
    message: withPasskeys(text.emailChanged(email), 'The account’s', passkeys),
    after: text.notYourChange,
  });
}

/**
 * Reports a second factor that an owner reset. With `by`, the owner's name, it goes to the person concerned; with
 * `of`, that person's name, to the owner.
 */
export function secondFactorReset(
  { name = '', by, of = '', passkeys }: Partial<Record<string, string>>,
  shop: MailShop,
): Composed {
  const removed = passkeys === undefined ? undefined : namesOf(passkeys);
  return staffMail(shop, {
    name,
    subject: text.factorResetSubject(shop.business.shortName),
    message:
      by === undefined ? text.factorResetByYou(of, removed) : text.yourFactorReset(by, removed),
    after: text.notExpectedReset,
  });
}

/** Reports an added or removed passkey. */
export function passkeyChanged(
  { name = '', passkey = '', what }: Partial<Record<string, string>>,
  shop: MailShop,
): Composed {
  const isNew = what === 'added';
  return staffMail(shop, {
    name,
    subject: text.passkeySubject(shop.business.shortName, isNew),
    message: text.passkeyChanged(passkey, isNew),
    after: text.notExpectedPasskey,
  });
}

/** Lets an owner test whether mails arrive. */
export function testMail(name: string, shop: MailShop): Composed {
  return staffMail(shop, {
    name,
    subject: text.testSubject(shop.business.shortName),
    message: text.testText,
    after: '',
  });
}

/** @param lines names as a mail's content keeps them, a line for each */
function namesOf(lines = ''): string[] {
  return lines.split('\n').filter((name) => name !== '');
}

function withPasskeys(message: string, whose: string, lines: string | undefined): string {
  const names = namesOf(lines);
  return names.length === 0 ? message : `${message}\n\n${text.passkeysStay(whose, names)}`;
}

interface StaffMail {
  subject: string;
  /** Name of the recipient, or empty. */
  name: string;
  message: string;
  /** Usually a button. */
  action?: Block;
  /** In small print at the end; may be empty. */
  after: string;
}

function staffMail(shop: MailShop, { subject, name, message, action, after }: StaffMail): Composed {
  const blocks = [paragraphs(text.greeting(name)), paragraphs(message), action ?? [], note(after)];
  const opening = { heading: subject, preview: message, isInText: false };
  return { subject, ...letter(shop, opening, blocks.flat()) };
}

/** In plain text, only the address. */
const linkButton = (link: string, label: string) => button(link, label, link);
