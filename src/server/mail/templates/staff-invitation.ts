/** Asks somebody to join the staff desk. */
import { SITE } from '#site/config.ts';
import type { MailMessage } from '../message.ts';
import { linkMail } from './link-mail.ts';

/** @param role as staff call it, or empty */
export function staffInvitation({
  link,
  name,
  role,
}: {
  link: string;
  name: string;
  role: string;
}): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const as = role === '' ? '' : ` as ${role}`;
  return linkMail({
    subject: `Your invitation to the desk of ${SITE.shortName}`,
    name,
    before: `You are invited to work at the desk of ${SITE.name}${as}. The link works once, and not for long.`,
    link,
    label: 'Take up the invitation',
    after: 'You expected no invitation? Then ignore this mail.',
  });
}
