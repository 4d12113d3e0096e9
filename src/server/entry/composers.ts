import { accountMails } from '../accounts/compose.ts';
import { digestMails } from '../digest/compose.ts';
import { inquiryMails } from '../inquiries/mails/compose.ts';
import { listMails } from '../lists/compose.ts';
import type { Composers } from '../mail/compose.ts';
import { quoteMails } from '../quotes/mails/compose.ts';

/** Composer of each mail kind, passed to the outbox. */
export const composers: Composers = {
  ...accountMails,
  ...inquiryMails,
  ...quoteMails,
  ...listMails,
  ...digestMails,
};
