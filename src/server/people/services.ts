import type { Retention } from '#domain/retention.ts';
import { env } from '../base/env.ts';
import { retention } from '../base/retention.ts';
import { services, type Services } from '../base/services.ts';
import { blobSpool, type Spool } from '../inquiries/intake/spool.ts';

export interface PeopleServices extends Services {
  spool: Spool;
  /** Folder of mails written to files; undefined when there is none. */
  mailFolder: () => string | undefined;
  keep: () => Retention;
}

export const peopleServices: PeopleServices = {
  ...services,
  spool: blobSpool(),
  mailFolder: () => env().MAIL_DIR,
  keep: retention,
};
