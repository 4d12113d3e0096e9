import type { StaffServices } from '../base/services.ts';
import type { MailServices } from '../mail/services.ts';

/** What the apps need behind which mails to staff are queued. */
export interface StaffMailServices extends StaffServices, MailServices {}
