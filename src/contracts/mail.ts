import type { MailRoute } from './accounts/staff.ts';
import { answer, endpoint } from './endpoint.ts';

export interface MailStatusView {
  route: MailRoute;
  /** Mails should be sent but are not: three tries failed, or none succeeded for 15 minutes. */
  isFailing: boolean;
  /** ISO date-time of the first failure since the last success, or of the oldest mail without a try. */
  since: string | null;
  /** Class and code; empty: no try. */
  lastError: string;
  /** In the outbox. */
  waiting: number;
  /** ISO date-time of the oldest of them. */
  oldest: string | null;
}

export interface MailTestView {
  isAccepted: boolean;
  to: string;
  /** Answer of the mail server; if it did not accept, why in words, and its answer, if any. */
  answer: string;
}

export const mailEndpoints = {
  read: endpoint('GET /api/admin/mail', 'admin.use', { answer: answer<MailStatusView>() }),
  /** Sends a mail to the caller immediately, without the outbox. */
  test: endpoint('POST /api/admin/mail/test', 'settings.manage', {
    answer: answer<MailTestView>(),
  }),
};
