/** Types of the composers that features pass to the outbox, one for each kind of mail. */
import type { Database } from '#db/client.ts';
import type { MailKind, MailRow } from '#db/queries/mail/outbox.ts';
import type { Composed, MailShop } from './mailer.ts';

/** The part of an outbox row that composers need. */
export type QueuedMail = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'inquiryId' | 'content'>;

/** Data at the time of sending. */
export interface ComposeContext {
  db: Database;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  now: Date;
  shop: MailShop;
}

/** @throws IncompleteMailError when data is missing; TooLateError when the mail is obsolete */
export type Composer = (mail: QueuedMail, context: ComposeContext) => Composed | Promise<Composed>;

export type Composers = Readonly<Record<MailKind, Composer>>;

/** The mail cannot be composed now, and is retried. */
export class IncompleteMailError extends Error {
  override name = 'IncompleteMailError';
}

/** The mail is obsolete, and is given up. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}
