import type { InquiryWorkView, RelatedView } from '#contracts/inquiries/work.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { openDialog } from '../address/router.ts';
import { moment } from '../data/times.ts';
import { INQUIRIES, STATUS_LABELS } from './texts.ts';
import { WORK } from './work-texts.ts';

/** What else the person has sent, and what replaces what (@inquiry.person). */
export function RelatedRequests({ inquiry }: { inquiry: InquiryWorkView }) {
  const { earlier, later } = inquiry;
  const joined = new Set([earlier, ...later].map((each) => each?.id));
  const others = inquiry.others.filter(({ id }) => !joined.has(id));
  return (
    <>
      {earlier && <Related title={WORK.replaces} note={WORK.claimed} rows={[earlier]} />}
      {later.length > 0 && <Related title={WORK.replacedBy} note={WORK.claimed} rows={later} />}
      {others.length > 0 && <Related title={WORK.others} rows={others} />}
    </>
  );
}

interface RelatedProps {
  title: string;
  /** Beside each of them; else by what it was found. */
  note?: string;
  rows: readonly RelatedView[];
}

function Related({ title, note, rows }: RelatedProps) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-ivory-300 border-y border-ivory-300">
        {rows.map((row) => (
          <li key={row.id} className="relative py-2 has-[.opens:hover]:bg-ivory-100">
            <button
              type="button"
              className="opens"
              onClick={() => openDialog({ name: 'inquiry', id: row.id })}
            >
              {`${row.reference}, ${row.name}`}
            </button>
            <span className="block text-xs text-night-600">
              {[
                STATUS_LABELS[row.status],
                INQUIRIES.eventOn(formatEventDate(row.eventDate)),
                INQUIRIES.receivedAt(moment(row.createdAt)),
                note ?? (row.by === 'email' ? WORK.sameEmail : WORK.samePhone),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
