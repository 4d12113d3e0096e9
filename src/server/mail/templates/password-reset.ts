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
    subject: `A new password for the desk of ${SITE.shortName}`,
    name,
    before: 'Here you can choose a new password. The link works once, and not for long.',
    link,
    label: 'Choose a password',
    after: 'You did not ask for it? Then ignore this mail: your password stays as it is.',
  });
}
