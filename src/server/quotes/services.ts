import type { CallerServices } from '../http/caller.ts';
import type { MailServices } from '../mail/services.ts';

export interface QuoteServices extends MailServices, CallerServices {}
