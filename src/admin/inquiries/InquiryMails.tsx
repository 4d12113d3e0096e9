import type { InquiryView } from '#contracts/admin/inquiries.ts';
import { mailWords, missingConfirmation } from './inquiry-words.ts';

/** What became of the mails about a request; one that is dead is said loudly. */
export function InquiryMails({ inquiry }: { inquiry: InquiryView }) {
  const missing = missingConfirmation(inquiry);
  return (
    <section className="mt-5">
      <h3 className="text-lg">Emails</h3>
      <ul className="mt-1 space-y-1">
        {inquiry.mails.map((mail) => (
          <li
            key={mail.kind}
            className={mail.state === 'dead' ? 'font-semibold text-rose-600' : ''}
          >
            {mailWords(mail)}
          </li>
        ))}
        {missing !== null && <li>{missing}</li>}
      </ul>
    </section>
  );
}
