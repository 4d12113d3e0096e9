import type { MailRoute } from './accounts/staff.ts';
/** How mails leave, for staff. */
import { answer, endpoint } from './endpoint.ts';

export interface MailStatusView {
  route: MailRoute;
  /** Whether mails should leave and do not: three tries failed, or none got through for 15 minutes. */
  isFailing: boolean;
  /** ISO date-time of the first failure since a mail was accepted, or of the oldest mail that nobody tried to send. */
  since: string | null;
  /** Class and code of the last failure; empty: nobody tried. */
  lastError: string;
  /** Mails in the outbox. */
  waiting: number;
  /** Since when the oldest of them waits, as an ISO date-time. */
  oldest: string | null;
}

/** What became of a test. */
export interface MailTestView {
  isAccepted: boolean;
  /** Who it went to. */
  to: string;
  /** The mail server's own words, or what kept them away. */
  answer: string;
}

export const mailEndpoints = {
  read: endpoint('GET /api/admin/mail', 'admin.use', { answer: answer<MailStatusView>() }),
  /** Sends a mail to whoever asks, at once and past the outbox. */
  test: endpoint('POST /api/admin/mail/test', 'settings.manage', {
    answer: answer<MailTestView>(),
  }),
};
