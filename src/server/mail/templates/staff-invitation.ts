/** Asks somebody to join the admin. */
import { INVITATION_DAYS } from '#domain/limits.ts';
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
    subject: `Your invitation to the ${SITE.shortName} admin`,
    name,
    before: `You’re invited to join the staff of ${SITE.name}${as}. This link works once and expires in ${INVITATION_DAYS} days.`,
    link,
    label: 'Accept the invitation',
    after: 'Weren’t expecting this? You can ignore this email.',
  });
}
