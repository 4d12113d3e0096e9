import type { CallerServices } from '../http/caller.ts';
import type { MailServices } from '../mail/services.ts';

/** What customers' answers need besides the database and the clock. */
export interface QuoteServices extends MailServices, CallerServices {}
