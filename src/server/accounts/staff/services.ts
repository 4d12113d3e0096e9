import { services, type StaffServices } from '../../base/services.ts';
import { mailServices, type MailServices } from '../../mail/services.ts';

/** What the apps need behind which mails to staff are queued. */
export interface StaffMailServices extends StaffServices, MailServices {}

/** The services of a running function. */
export const staffMailServices: StaffMailServices = { ...services, ...mailServices };
