/** What each app needs from outside, and the database. Made once per process; tests pass their own. */
import type { StaffMailServices } from '../accounts/services.ts';
import { env, publicUrl } from '../base/env.ts';
import { services } from '../base/services.ts';
import { addressSalt } from '../http/caller.ts';
import type { InquiryServices } from '../inquiries/intake/services.ts';
import { blobSpool } from '../inquiries/intake/spool.ts';
import { mailerOf } from '../mail/mailer.ts';
import type { MailServices } from '../mail/services.ts';
import { peopleServices, type PeopleServices } from '../people/services.ts';
import type { QuoteServices } from '../quotes/services.ts';
import { composers } from './composers.ts';

const mailServices: MailServices = {
  ...services,
  mailer: () => mailerOf(env()),
  composers,
  siteUrl: publicUrl,
};

/** For requests, with the spool for when the database is unavailable. */
export const inquiryServices: InquiryServices = {
  ...mailServices,
  spool: blobSpool(),
  addressSalt,
  databaseTimeoutMs: 4_500,
};

/** For quotes, with hashes of callers. */
export const quoteServices: QuoteServices = { ...mailServices, addressSalt };

export const staffMailServices: StaffMailServices = { ...services, ...mailServices };

export interface AdminServices extends StaffMailServices, PeopleServices {}

/** For the admin, with mails and personal data. */
export const adminServices: AdminServices = { ...staffMailServices, ...peopleServices };
