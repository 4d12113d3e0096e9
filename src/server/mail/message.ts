import type { MailRoute } from '#contracts/mail.ts';

/** A mail as it is composed, before any server sees it. */
export interface MailMessage {
  /** Makes the Message-ID: a mail that is sent twice can be told from two mails. */
  id: string;
  /** Address; null for the shop's own. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Sends mails; throws when the mail was not taken. */
export interface Mailer {
  /** With `none`, mails stay queued. */
  route: MailRoute;
  send: (message: MailMessage) => Promise<void>;
}
