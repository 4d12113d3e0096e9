import type { LeadSort, LeadView } from '#contracts/admin/leads.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { counted } from '../data/counted.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { mailTrouble } from './lead-words.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const LEAD_STATUS_SORT: ColumnSort<LeadSort> = { ascending: 'waiting' };

export const LEAD_COLUMNS: readonly Column<LeadView, LeadSort>[] = [
  {
    label: 'Event date',
    cell: ({ eventDate }) => formatEventDate(eventDate),
    fact: ({ eventDate }) => `Event ${formatEventDate(eventDate)}`,
    sort: { ascending: 'event', descending: 'event-desc' },
  },
  { label: 'Event location', cell: ({ eventLocation }) => eventLocation },
  {
    label: 'Request',
    cell: ({ kind, wishlistItems: { length } }) =>
      `${kind === 'booking' ? 'Booking' : 'Inquiry'}${length > 0 ? `, ${counted(length, 'item')}` : ''}`,
  },
  {
    label: 'Received',
    cell: ({ createdAt }) => moment(createdAt),
    fact: ({ createdAt }) => `Received ${moment(createdAt)}`,
    sort: { ascending: 'received-asc', descending: 'received', first: 'descending' },
  },
  { label: 'Reference', cell: ({ reference }) => reference },
];

interface LeadBadgesProps {
  lead: LeadView;
  /** In milliseconds. */
  now: number;
}

/** The status of a request, what is left of the 24 hours, and a mail that did not arrive. */
export function LeadBadges({ lead, now }: LeadBadgesProps) {
  const trouble = mailTrouble(lead.mails);
  const left = timeLeftOf(lead, now);
  return (
    <>
      <StatusBadge status={lead.status} isUrgent={left?.isUrgent ?? false} />
      {left && (
        <span className={`text-xs ${left.isUrgent ? 'font-semibold text-rose-600' : ''}`}>
          {left.text}
        </span>
      )}
      {trouble !== null && (
        <Badge tone="alert" mark="alert">
          {trouble}
        </Badge>
      )}
    </>
  );
}
