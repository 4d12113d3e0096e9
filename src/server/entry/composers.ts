import { accountComposers } from '../accounts/compose.ts';
import { digestComposers } from '../digest/compose.ts';
import { inquiryComposers } from '../inquiries/mails/compose.ts';
import { listComposers } from '../lists/compose.ts';
import type { Composers } from '../mail/compose.ts';
import { quoteComposers } from '../quotes/mails/compose.ts';

/** Composer of each mail kind, passed to the outbox. */
export const composers: Composers = {
  ...accountComposers,
  ...inquiryComposers,
  ...quoteComposers,
  ...listComposers,
  ...digestComposers,
};
