import type { InquiryView } from '#contracts/admin/inquiries.ts';
import { moment } from '../data/times.ts';
import { INQUIRY, INQUIRY_MAILS, MAIL_STATES } from '../texts/inquiries.ts';

const CONFIRMATION = 'inquiry-confirmation';

/** What became of the mails about a request; one that is dead is said loudly. */
export function InquiryMails({ inquiry }: { inquiry: InquiryView }) {
  const missing = missingConfirmation(inquiry);
  return (
    <section className="mt-5">
      <h3 className="text-lg">{INQUIRY.emails}</h3>
      <ul className="mt-1 space-y-1">
        {inquiry.mails.map((mail) => (
          <li
            key={mail.kind}
            className={mail.state === 'dead' ? 'font-semibold text-rose-600' : ''}
          >
            {mailText(mail)}
          </li>
        ))}
        {missing !== null && <li>{missing}</li>}
      </ul>
    </section>
  );
}

/**
 * A visitor is mailed one confirmation a day, and none for what looks like spam.
 * @returns why there is none for this request; null when there is one
 */
export function missingConfirmation({
  mails,
  spamReasons,
}: Pick<InquiryView, 'mails' | 'spamReasons'>): string | null {
  if (mails.some(({ kind }) => kind === CONFIRMATION)) return null;
  const why = spamReasons.length > 0 ? MAIL_STATES.notSentSpam : MAIL_STATES.notSentAgain;
  return MAIL_STATES.of(INQUIRY_MAILS[CONFIRMATION].name, why);
}

/** @returns what became of one email */
export function mailText({
  kind,
  state,
  sentAt,
  tries,
  lastError,
}: InquiryView['mails'][number]): string {
  const mail = Object.entries(INQUIRY_MAILS).find(([each]) => each === kind)?.[1];
  const { name, instead } = mail ?? { name: kind, instead: '' };
  const why = lastError === '' ? '' : ` (${lastError})`;
  if (sentAt !== null) {
    const done = state === 'filed' ? MAIL_STATES.filed : MAIL_STATES.sent;
    return MAIL_STATES.of(name, done(moment(sentAt)));
  }
  if (state === 'dead') return MAIL_STATES.of(name, `${MAIL_STATES.failed(tries, why)} ${instead}`);
  return MAIL_STATES.of(name, tries === 0 ? MAIL_STATES.waiting : MAIL_STATES.retried(tries, why));
}
