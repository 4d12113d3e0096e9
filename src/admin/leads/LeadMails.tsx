import type { LeadView } from '#contracts/admin/leads.ts';
import { moment } from '../data/times.ts';

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
            {`${mail.kind.replaceAll('-', ' ')}: ${outcome(mail)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcome({ state, sentAt, tries, lastError }: LeadView['mails'][number]): string {
  if (sentAt !== null) return `sent ${moment(sentAt)}`;
  const why = lastError === '' ? '' : ` (${lastError})`;
  if (state === 'dead') return `not delivered after ${tries} tries${why}`;
  return tries === 0 ? 'waiting to be sent' : `tried ${tries} times, tried again soon${why}`;
}
