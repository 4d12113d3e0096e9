import type { Services } from '../services.ts';
import type { Mailer } from './message.ts';

/** What sending mails needs besides the database and the clock. */
export interface MailServices extends Services {
  mailer: () => Mailer;
  /** Public address of the site, without a slash at the end; empty when it is not known. */
  siteUrl: () => string;
}
