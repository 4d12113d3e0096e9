import type { StaffServices } from '../base/services.ts';
import type { MailServices } from '../mail/services.ts';

export interface StaffMailServices extends StaffServices, MailServices {}
