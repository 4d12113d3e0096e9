import type { CallerServices } from '../../http/caller.ts';
import type { MailServices } from '../../mail/services.ts';
import type { Spool } from './spool.ts';

/** Services for accepting requests. */
export interface InquiryServices extends MailServices, CallerServices {
  spool: Spool;
  /** Longest wait for the database before the spool is used. */
  databaseTimeoutMs: number;
}
