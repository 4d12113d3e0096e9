import type { MailRoute } from '#contracts/mail.ts';
import type { Env } from '../env.ts';

/** @returns how mails leave: the mail server, else files in `MAIL_DIR`, else not at all */
export function mailRouteOf({ SMTP_URL, MAIL_DIR }: Pick<Env, 'SMTP_URL' | 'MAIL_DIR'>): MailRoute {
  if (SMTP_URL !== undefined) return 'server';
  return MAIL_DIR === undefined ? 'none' : 'files';
}
