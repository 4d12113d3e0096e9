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
