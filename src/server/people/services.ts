import type { Retention } from '#domain/retention.ts';
import { env } from '../env.ts';
import { inquiryServices } from '../inquiries/services.ts';
import type { Spool } from '../inquiries/spool.ts';
import { retention } from '../retention.ts';
import { services, type Services } from '../services.ts';

/** All stores of personal data, and their retention. */
export interface PeopleServices extends Services {
  spool: Spool;
  /** Folder of mails written to files; undefined when there is none. */
  mailFolder: () => string | undefined;
  keep: () => Retention;
}

/** The services of a running function. */
export const peopleServices: PeopleServices = {
  ...services,
  spool: inquiryServices.spool,
  mailFolder: () => env().MAIL_DIR,
  keep: retention,
};
