/** Mails to staff, each with one link. */
import { html } from 'hono/html';
import type { Composed, MailShop } from '../mailer.ts';
import * as text from '../texts.ts';
import { button, frame, textFrame } from './frame.ts';

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
  const greeting = text.greeting(name);
  const subject = text.emailChangedSubject(shop.business.shortName);
  const said = text.emailChanged(email);
  return {
    subject,
    text: textFrame(shop, [greeting, '', said, '', text.notYourChange]),
    html: frame(
      shop,
      said,
      subject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0 0 12px">${said}</p>
        <p style="margin:0;font-size:14px">${text.notYourChange}</p>`,
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
