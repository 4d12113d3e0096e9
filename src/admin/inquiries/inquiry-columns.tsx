import type { InquirySort, InquiryView } from '#contracts/admin/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { counted } from '../data/counted.ts';
import { moment, timeLeftOf } from '../data/times.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { mailTrouble } from './inquiry-words.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const INQUIRY_STATUS_SORT: ColumnSort<InquirySort> = { ascending: 'waiting' };

export const INQUIRY_COLUMNS: readonly Column<InquiryView, InquirySort>[] = [
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

interface InquiryBadgesProps {
  inquiry: InquiryView;
  /** In milliseconds. */
  now: number;
}

/** The status of a request, what is left of the 24 hours, and a mail that did not arrive. */
export function InquiryBadges({ inquiry, now }: InquiryBadgesProps) {
  const trouble = mailTrouble(inquiry.mails);
  const left = timeLeftOf(inquiry, now);
  return (
    <>
      <StatusBadge status={inquiry.status} isUrgent={left?.isUrgent ?? false} />
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
