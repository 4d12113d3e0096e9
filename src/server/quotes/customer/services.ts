import { inquiryServices, type InquiryServices } from '../../inquiries/intake/services.ts';
import { mailServices, type MailServices } from '../../mail/services.ts';

/** What customers' answers need besides the database, the clock and mails. */
export interface QuoteServices extends MailServices {
  /** Makes the hashes of callers' addresses useless to others. */
  addressSalt: InquiryServices['addressSalt'];
}

/** The services of a running function. */
export const quoteServices: QuoteServices = {
  ...mailServices,
  addressSalt: inquiryServices.addressSalt,
};
