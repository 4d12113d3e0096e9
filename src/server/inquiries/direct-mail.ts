/**
 * The last resort: the request itself, as a mail to the shop.
 */
import { attempt } from '../attempt.ts';
import { withDeadline } from '../deadline.ts';
import type { Mailer, MailMessage } from '../mail/message.ts';
import { inquiryForStaff } from '../mail/templates/inquiry-for-staff.ts';
import type { Inquiry } from './inquiry.ts';
import { remember, type Acknowledged } from './memory.ts';
import type { InquiryServices } from './services.ts';
import { judgeSpam } from './spam.ts';

/**
 * Mails a request to the shop, once per key and process, also when it is asked for at once.
 * @returns what was mailed under the key: this request, or the one that came first
 * @throws when no mail server takes it in time
 */
export async function mailInquiry(
  { mailer, memory, timeouts }: Pick<InquiryServices, 'mailer' | 'memory' | 'timeouts'>,
  inquiry: Inquiry,
): Promise<Acknowledged> {
  const { idempotencyKey } = inquiry;
  const sending = memory.mailed.get(idempotencyKey) ?? send(mailer(), inquiry);
  remember(memory.mailed, idempotencyKey, sending);
  // One that is late may still arrive: only a failure is forgotten.
  sending.catch(() => memory.mailed.delete(idempotencyKey));
  return withDeadline(sending, timeouts.mail);
}

/**
 * @returns what this process mailed itself under the key, or is mailing; undefined when nothing
 *   was, or the mail did not get out
 */
export async function mailedBefore(
  services: InquiryServices,
  inquiry: Inquiry,
): Promise<Acknowledged | undefined> {
  if (!services.memory.mailed.has(inquiry.idempotencyKey)) return undefined;
  return attempt('inquiry-mail', () => mailInquiry(services, inquiry));
}

async function send(mailer: Mailer, inquiry: Inquiry): Promise<Acknowledged> {
  await mailer.send(messageOf(inquiry));
  return { bodyHash: inquiry.bodyHash, reference: inquiry.reference };
}

/** @returns what the mail is called that is the request itself, by the request's `bodyHash` */
export function requestMailId(bodyHash: string): string {
  return `request-${bodyHash.slice(0, 32)}`;
}

function messageOf(inquiry: Inquiry): MailMessage {
  const { fields, lines, reference, bodyHash } = inquiry;
  // Nobody can be asked what others sent.
  const { quarantined, reasons } = judgeSpam(inquiry, { sameMessage: 0, fromAddress: 0 });
  const mail = inquiryForStaff(
    {
      ...fields,
      reference,
      status: quarantined ? 'quarantined' : 'pending',
      spamReasons: reasons,
      lines: lines.map((line) => ({
        ...line,
        standing: null,
        catalogName: '',
        catalogPrice: '',
      })),
    },
    '',
  );
  return { ...mail, id: requestMailId(bodyHash), to: null };
}
