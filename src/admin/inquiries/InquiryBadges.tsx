import type { InquiryStatus, InquiryView, InquiryViewName } from '#contracts/inquiries/list.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { ago, timeLeftOf } from '../data/times.ts';
import { Badge } from '../parts/Badge.tsx';
import { balanceTone } from './booked/balance-tone.ts';
import { BALANCE_LABELS, WORK_LIST } from './list-texts.ts';
import { INQUIRIES, STATUS_LABELS } from './texts.ts';

interface InquiryBadgesProps {
  inquiry: InquiryView;
  now: number;
  view: InquiryViewName | undefined;
}

/**
 * The status of a request, what is left of the 24 hours, what its customer said, what is due for it,
 * and a mail that did not arrive.
 */
export function InquiryBadges({ inquiry, now, view }: InquiryBadgesProps) {
  const failed = inquiry.mails.filter(({ state }) => state === 'dead').length;
  const left = timeLeftOf(inquiry, now);
  return (
    <>
      {inquiry.replacedBy === '' ? (
        <StatusBadge status={inquiry.status} isUrgent={left?.isUrgent ?? false} />
      ) : (
        <>
          <Badge tone="off">{WORK_LIST.replacedBy(inquiry.replacedBy)}</Badge>
          <Badge>{STATUS_LABELS[inquiry.status]}</Badge>
        </>
      )}
      {left && (
        <span className={`text-xs ${left.isUrgent ? 'font-semibold text-rose-600' : ''}`}>
          {view === 'to-answer'
            ? WORK_LIST.waited(ago(now - Date.parse(inquiry.createdAt)), left.text)
            : left.text}
        </span>
      )}
      {inquiry.status === 'quoted' && inquiry.lastQuote?.standing === 'withdrawn' && (
        <Badge tone="off">{WORK_LIST.withdrawn}</Badge>
      )}
      {inquiry.isUnfit && (
        <Badge tone="alert" mark="alert">
          {WORK_LIST.unfit}
        </Badge>
      )}
      {inquiry.balance !== null && (
        <Badge tone={balanceTone(inquiry.balance)}>{BALANCE_LABELS[inquiry.balance]}</Badge>
      )}
      {inquiry.unanswered.map(({ kind, at }) => (
        <Badge key={kind} tone="alert" mark="alert">
          {WORK_LIST.said[kind](ago(now - Date.parse(at)))}
        </Badge>
      ))}
      {inquiry.nextActionOn !== null && (
        <span className="line-clamp-2 max-w-64 text-xs wrap-anywhere">
          {WORK_LIST.next(inquiry.nextAction, formatEventDate(inquiry.nextActionOn))}
        </span>
      )}
      {failed > 0 && (
        <Badge tone="alert" mark="alert">
          {INQUIRIES.emailsFailed(failed)}
        </Badge>
      )}
    </>
  );
}

/**
 * Pending in an alert style, any other in a neutral one (@inquiry.status). Red is for what cannot wait:
 * where all that is new were red, nobody would see it.
 */
export function StatusBadge({ status, isUrgent }: { status: InquiryStatus; isUrgent: boolean }) {
  return status === 'pending' ? (
    <Badge tone={isUrgent ? 'alert' : 'waiting'} mark="alert">
      {STATUS_LABELS[status]}
    </Badge>
  ) : (
    <Badge>{STATUS_LABELS[status]}</Badge>
  );
}
