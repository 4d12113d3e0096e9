import type { LeadView } from '#contracts/admin/leads.ts';
import { mailWords } from './lead-words.ts';

/** What became of the mails about a request; one that is dead is said loudly. */
export function LeadMails({ mails }: { mails: LeadView['mails'] }) {
  if (mails.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="text-lg">Mails</h3>
      <ul className="mt-1 space-y-1">
        {mails.map((mail) => (
          <li
            key={mail.kind}
            className={mail.state === 'dead' ? 'font-semibold text-rose-600' : ''}
          >
            {mailWords(mail)}
          </li>
        ))}
      </ul>
    </section>
  );
}
