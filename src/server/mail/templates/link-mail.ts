/** A mail that is about one link. */
import type { MailMessage } from '../message.ts';
import { button, frame, textFrame } from './frame.ts';
import { html } from './html.ts';

export interface LinkMail {
  subject: string;
  /** Whom it greets, or empty. */
  name: string;
  before: string;
  link: string;
  label: string;
  after: string;
}

export function linkMail(mail: LinkMail): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const greeting = mail.name === '' ? 'Hello,' : `Hello ${mail.name},`;
  return {
    subject: mail.subject,
    text: textFrame([greeting, '', mail.before, '', mail.link, '', mail.after]),
    html: frame(
      mail.before,
      mail.subject,
      html`<p style="margin:0 0 12px">${greeting}</p>
        <p style="margin:0">${mail.before}</p>
        ${button(mail.link, mail.label)}
        <p style="margin:0;font-size:14px">${mail.after}</p>`,
    ),
  };
}
