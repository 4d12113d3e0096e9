/**
 * The last resort: the request itself, as a mail to the shop.
 */
import { withDeadline } from '../deadline.ts';
import type { MailMessage } from '../mail/message.ts';
import { leadForStaff } from '../mail/templates/lead-for-staff.ts';
import type { Inquiry } from './inquiry.ts';
import type { InquiryServices, MailedRequest } from './services.ts';
import { judgeSpam } from './spam.ts';

const MAX_REMEMBERED = 1_000;

/**
 * Mails a request to the shop, once per key and process.
 * @returns what was mailed under the key: this request, or the one that came first
 * @throws when no mail server takes it
 */
export async function mailInquiry(
  { mailer, mailed, patience }: Pick<InquiryServices, 'mailer' | 'mailed' | 'patience'>,
  inquiry: Inquiry,
): Promise<MailedRequest> {
  const before = mailed.get(inquiry.idempotencyKey);
  if (before) return before;
  const sending = mailer().send(messageOf(inquiry));
  await withDeadline(sending, patience.mail);
  const { idempotencyKey, bodyHash, reference } = inquiry;
  const [oldest] = mailed.keys();
  if (mailed.size >= MAX_REMEMBERED && oldest !== undefined) mailed.delete(oldest);
  mailed.set(idempotencyKey, { bodyHash, reference });
  return inquiry;
}

function messageOf(inquiry: Inquiry): MailMessage {
  const { lead, lines, reference, bodyHash } = inquiry;
  // Nobody can be asked what others sent.
  const { quarantined, reasons } = judgeSpam(inquiry, { sameMessage: 0, fromAddress: 0 });
  const mail = leadForStaff(
    {
      ...lead,
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
  return { ...mail, id: `request-${bodyHash.slice(0, 32)}`, to: null };
}
