import type { LeadView } from '#contracts/admin/leads.ts';
import { mailWords, missingConfirmation } from './lead-words.ts';

/** What became of the mails about a request; one that is dead is said loudly. */
export function LeadMails({ lead }: { lead: LeadView }) {
  const missing = missingConfirmation(lead);
  return (
    <section className="mt-5">
      <h3 className="text-lg">Emails</h3>
      <ul className="mt-1 space-y-1">
        {lead.mails.map((mail) => (
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
