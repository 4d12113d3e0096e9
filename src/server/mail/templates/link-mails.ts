/** Mails to staff, each with one link. */
import { html } from 'hono/html';
import type { Composed } from '../mailer.ts';
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
export function staffInvitation(mail: { link: string; name: string; role: string }): Composed {
  return linkMail({
    ...mail,
    subject: text.invitationSubject,
    before: text.invitation(mail.role),
    label: text.acceptInvitation,
    after: text.notExpected,
  });
}

/** Lets a member of the staff choose a new password. */
export function passwordReset(mail: { link: string; name: string }): Composed {
  return linkMail({
    ...mail,
    subject: text.resetSubject,
    before: text.reset,
    label: text.choosePassword,
    after: text.notAsked,
  });
}

/** Lets a member of the staff confirm a new email address. */
export function emailChange(mail: { link: string; name: string }): Composed {
  return linkMail({
    ...mail,
    subject: text.emailChangeSubject,
    before: text.emailChange,
    label: text.confirmEmail,
    after: text.notAskedEmail,
  });
}

/**
 * Tells the old address that it has been replaced.
 * @param mail with the new address
 */
export function emailChanged({ name, email }: { name: string; email: string }): Composed {
  const greeting = text.greeting(name);
  const said = text.emailChanged(email);
  return {
    subject: text.emailChangedSubject,
    text: textFrame([greeting, '', said, '', text.notYourChange]),
    html: frame(
      said,
      text.emailChangedSubject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0 0 12px">${said}</p>
        <p style="margin:0;font-size:14px">${text.notYourChange}</p>`,
    ),
  };
}

function linkMail({ subject, name, before, link, label, after }: LinkMail): Composed {
  const greeting = text.greeting(name);
  return {
    subject,
    text: textFrame([greeting, '', before, '', link, '', after]),
    html: frame(
      before,
      subject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0">${before}</p>
        ${button(link, label)}
        <p style="margin:0;font-size:14px">${after}</p>`,
    ),
  };
}
