import type { Services } from '../base/services.ts';
import type { Composers } from './compose.ts';
import type { Mailer } from './mailer.ts';

/** What sending mails needs besides the database and the clock. */
export interface MailServices extends Services {
  mailer: () => Mailer;
  composers: Composers;
  /** Public address of the site, without a slash at the end; empty when it is not known. */
  siteUrl: () => string;
}
