/** Lets a member of the staff choose a new password. */
import { SITE } from '#site/config.ts';
import type { MailMessage } from '../message.ts';
import { linkMail } from './link-mail.ts';

export function passwordReset({
  link,
  name,
}: {
  link: string;
  name: string;
}): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  return linkMail({
    subject: `Reset your ${SITE.shortName} admin password`,
    name,
    before: 'Use this link to choose a new password. It works once and expires in 1 hour.',
    link,
    label: 'Choose a password',
    after: 'Didn’t ask for this? You can ignore this email. Your password won’t change.',
  });
}
