import { env, publicUrl } from '../base/env.ts';
import { services, type Services } from '../base/services.ts';
import { mailerOf, type Mailer } from './mailer.ts';

/** What sending mails needs besides the database and the clock. */
export interface MailServices extends Services {
  mailer: () => Mailer;
  /** Public address of the site, without a slash at the end; empty when it is not known. */
  siteUrl: () => string;
}

/** The services of a running function. */
export const mailServices: MailServices = {
  ...services,
  mailer: () => mailerOf(env()),
  siteUrl: publicUrl,
};
