import type { InquiryWorkView, RelatedView } from '#contracts/inquiries/work.ts';
import { openDialog } from '../address/router.ts';
import { moment } from '../data/times.ts';
import { Button } from '../parts/Button.tsx';
import { shortEventDays } from './event-words.ts';
import { WORK_LIST } from './list-texts.ts';
import { INQUIRIES, STATUS_LABELS } from './texts.ts';
import { WORK } from './work-texts.ts';

/**
 * The request that this one replaces, those that replace it, and others of the same person
 * (@inquiry.person).
 */
export function RelatedRequests({ inquiry }: { inquiry: InquiryWorkView }) {
  const { earlier, later } = inquiry;
  const linked = new Set([earlier, ...later].map((request) => request?.id));
  const others = inquiry.others.filter(({ id }) => !linked.has(id));
  return (
    <>
      {earlier && <Related title={WORK.replaces} note={WORK.claimed} rows={[earlier]} />}
      {later.length > 0 && <Related title={WORK.replacedBy} note={WORK.claimed} rows={later} />}
      {others.length > 0 && <Related title={WORK.others} rows={others} />}
    </>
  );
}

/** What replaces this request, above everything that staff would do for it (@inquiry.replaced). */
export function ReplacedBy({ inquiry }: { inquiry: InquiryWorkView }) {
  const by = inquiry.later.find(({ reference }) => reference === inquiry.replacedBy);
  if (!by) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-brass-200 p-3">
      <p>{WORK_LIST.isReplacedBy(by.reference)}</p>
      <Button
        look="row-outline"
        className="screen-only"
        onClick={() => openDialog({ name: 'inquiry', id: by.id })}
      >
        {WORK_LIST.openReplacing(by.reference)}
      </Button>
    </div>
  );
}

interface RelatedProps {
  title: string;
  /** Said beside each request; by default, what it has in common: the email or the phone. */
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
                INQUIRIES.eventOn(shortEventDays(row)),
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
