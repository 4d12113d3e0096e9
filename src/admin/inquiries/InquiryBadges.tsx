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
 * A request in the list: what replaces it, its status, the time left to answer it, a withdrawn quote, shortages, the
 * balance, what the customer said, the next action and failed mails.
 */
export function InquiryBadges({ inquiry, now, view }: InquiryBadgesProps) {
  const failedMails = inquiry.mails.filter(({ state }) => state === 'dead').length;
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
      {failedMails > 0 && (
        <Badge tone="alert" mark="alert">
          {INQUIRIES.emailsFailed(failedMails)}
        </Badge>
      )}
    </>
  );
}

/**
 * A pending request is highlighted (@inquiry.status), in red only if it is urgent: if every new
 * request were red, none would stand out.
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
