/** What the post office knows of the features whose mails it sends: a composer for each kind. */
import type { Database } from '#db/client.ts';
import type { MailKind, MailRow } from '#db/queries/mail/outbox.ts';
import type { Composed, MailShop } from './mailer.ts';

/** A row of the outbox, as far as a composer needs it. */
export type QueuedMail = Pick<MailRow, 'id' | 'kind' | 'recipient' | 'inquiryId' | 'content'>;

/** As it is when the mail leaves. */
export interface ComposeGiven {
  db: Database;
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  now: Date;
  shop: MailShop;
}

/**
 * @throws IncompleteMailError when what the mail is about is missing; TooLateError when nobody wants it
 *   anymore
 */
export type Composer = (mail: QueuedMail, given: ComposeGiven) => Composed | Promise<Composed>;

export type Composers = Readonly<Record<MailKind, Composer>>;

/** The mail cannot be made now; it is tried again. */
export class IncompleteMailError extends Error {
  override name = 'IncompleteMailError';
}

/** The day of the mail is over: it is given up. */
export class TooLateError extends Error {
  override name = 'TooLateError';
}
