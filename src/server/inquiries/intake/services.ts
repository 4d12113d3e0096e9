import type { CallerServices } from '../../http/caller.ts';
import type { MailServices } from '../../mail/services.ts';
import type { Spool } from './spool.ts';

/** What accepting requests needs besides the database, the clock and mails. */
export interface InquiryServices extends MailServices, CallerServices {
  spool: Spool;
  /** How long a visitor waits for the database before the spool is asked. */
  databaseTimeoutMs: number;
}
