/** Mails to staff, each about one link. */
import type { MailMessage } from '../message.ts';
import * as text from '../texts.ts';
import { button, frame, textFrame } from './frame.ts';
import { html } from './html.ts';

interface LinkMail {
  subject: string;
  /** Whom it greets, or empty. */
  name: string;
  before: string;
  link: string;
  label: string;
  after: string;
}

type Composed = Pick<MailMessage, 'subject' | 'text' | 'html'>;

/**
 * Asks somebody to join the admin.
 * @param role as staff call it, or empty
 */
export function staffInvitation({
  link,
  name,
  role,
}: {
  link: string;
  name: string;
  role: string;
}): Composed {
  return linkMail({
    subject: text.invitationSubject,
    name,
    before: text.invitation(role),
    link,
    label: text.acceptInvitation,
    after: text.notExpected,
  });
}

/** Lets a member of the staff choose a new password. */
export function passwordReset({ link, name }: { link: string; name: string }): Composed {
  return linkMail({
    subject: text.resetSubject,
    name,
    before: text.reset,
    link,
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
