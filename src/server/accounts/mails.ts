/** Mails to staff, each with one link. */
import { html } from 'hono/html';
import { button, frame, textFrame } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import * as text from '../mail/texts.ts';

interface LinkMail {
  subject: string;
  /** Of the recipient, or empty. */
  name: string;
  before: string;
  link: string;
  label: string;
  after: string;
}

/**
 * Invites somebody to the staff.
 * @param mail with the role as staff call it, or empty
 */
export function staffInvitation(
  mail: { link: string; name: string; role: string },
  shop: MailShop,
): Composed {
  const { name, shortName } = shop.business;
  return linkMail(shop, {
    ...mail,
    subject: text.invitationSubject(shortName),
    before: text.invitation(mail.role, name),
    label: text.acceptInvitation,
    after: text.notExpected,
  });
}

/** Lets a member of the staff choose a new password. */
export function passwordReset(mail: { link: string; name: string }, shop: MailShop): Composed {
  return linkMail(shop, {
    ...mail,
    subject: text.resetSubject(shop.business.shortName),
    before: text.reset,
    label: text.choosePassword,
    after: text.notAsked,
  });
}

/** Lets a member of the staff confirm a new email address. */
export function emailChange(mail: { link: string; name: string }, shop: MailShop): Composed {
  return linkMail(shop, {
    ...mail,
    subject: text.emailChangeSubject(shop.business.shortName),
    before: text.emailChange,
    label: text.confirmEmail,
    after: text.notAskedEmail,
  });
}

/**
 * Tells the old address that it has been replaced.
 * @param mail with the new address
 */
export function emailChanged(
  { name, email }: { name: string; email: string },
  shop: MailShop,
): Composed {
  return plainMail(shop, {
    name,
    subject: text.emailChangedSubject(shop.business.shortName),
    said: text.emailChanged(email),
    after: text.notYourChange,
  });
}

/**
 * Tells of a second factor that an owner reset: `by` is the owner, to whose it was; `of` is whose it was,
 * to the owner.
 */
export function secondFactorReset(
  { name = '', by, of = '' }: Partial<Record<string, string>>,
  shop: MailShop,
): Composed {
  return plainMail(shop, {
    name,
    subject: text.factorResetSubject(shop.business.shortName),
    said: by === undefined ? text.factorResetByYou(of) : text.yourFactorReset(by),
    after: text.notExpectedReset,
  });
}

/** What an owner sends to see whether mails arrive. */
export function testMail(name: string, shop: MailShop): Composed {
  return plainMail(shop, {
    name,
    subject: text.testSubject(shop.business.shortName),
    said: text.testText,
    after: '',
  });
}

interface PlainMail {
  name: string;
  subject: string;
  said: string;
  /** Empty: nothing. */
  after: string;
}

function plainMail(shop: MailShop, { name, subject, said, after }: PlainMail): Composed {
  const greeting = text.greeting(name);
  return {
    subject,
    text: textFrame(shop, [greeting, '', said, ...(after === '' ? [] : ['', after])]),
    html: frame(
      shop,
      said,
      subject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0 0 12px">${said}</p>
        <p style="margin:0;font-size:14px">${after}</p>`,
    ),
  };
}

function linkMail(
  shop: MailShop,
  { subject, name, before, link, label, after }: LinkMail,
): Composed {
  const greeting = text.greeting(name);
  return {
    subject,
    text: textFrame(shop, [greeting, '', before, '', link, '', after]),
    html: frame(
      shop,
      before,
      subject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0">${before}</p>
        ${button(link, label)}
        <p style="margin:0;font-size:14px">${after}</p>`,
    ),
  };
}
