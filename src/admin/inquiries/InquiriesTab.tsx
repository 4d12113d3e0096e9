import {
  INQUIRY_STATUSES,
  inquiryEndpoints,
  type InquirySort,
  type InquiryStatus,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { moment, timeLeftOf, useNow } from '../data/times.ts';
import { useList } from '../data/use-list.ts';
import { useReturnToRow } from '../data/use-opened.ts';
import { useTrash } from '../data/use-trash.ts';
import { Badge } from '../parts/Badge.tsx';
import type { Column, ColumnSort } from '../parts/columns.ts';
import { EntityActions } from '../parts/EntityRow.tsx';
import { sortFilter } from '../parts/Filters.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/loading.tsx';
import { INQUIRIES, INQUIRY_SORT_LABELS, STATUS_LABELS } from '../texts/inquiries.ts';
import { LIST } from '../texts/shared.ts';
import { useReading } from './read-mark.ts';

const InquiryDialog = part(async () => (await import('./InquiryDialog.tsx')).InquiryDialog);

const SORT = sortFilter(INQUIRY_SORT_LABELS);
const INQUIRY_KIND = { name: 'Request', endpoints: inquiryEndpoints } as const;

/** The Contact Leads tab (@inquiry.list): what waits first, then the newest. */
export function InquiriesTab({ personId }: { personId: string }) {
  const list = useList(inquiryEndpoints.list, 'contact-leads');
  const trash = useTrash<InquiryView>(INQUIRY_KIND);
  const now = useNow();
  const openId = useOpenId('inquiry');
  useReading(list, personId);
  useReturnToRow(openId);
  const status = {
    name: 'status',
    label: LIST.filterByStatus,
    all: list.params.deleted === '1' ? LIST.anyStatus : INQUIRIES.allButSpam,
    items: INQUIRY_STATUSES.map((value) => {
      const count = list.counts[value];
      const label = STATUS_LABELS[value];
      return { value, label: count === undefined ? label : `${label} (${count})` };
    }),
  };
  return (
    <>
      <ListShell
        list={list}
        texts={INQUIRIES}
        filters={[status, SORT]}
        defaultSort="waiting"
        columns={INQUIRY_COLUMNS}
        parts={{
          renderName: (inquiry) => (
            <button
              type="button"
              className="opens"
              data-opens={inquiry.id}
              onClick={() => openDialog({ name: 'inquiry', id: inquiry.id })}
            >
              {inquiry.name}
            </button>
          ),
          badgesSort: INQUIRY_STATUS_SORT,
          renderBadges: (inquiry) => <InquiryBadges inquiry={inquiry} now={now} />,
          renderActions: (inquiry) => <EntityActions view={inquiry} trash={trash} />,
        }}
      />
      {openId !== null && (
        <InquiryDialog
          key={openId}
          id={openId}
          known={list.rows?.find(({ id }) => id === openId)}
          trash={trash}
          now={now}
          onClose={() => closeDialog({ name: 'inquiry', id: openId })}
        />
      )}
    </>
  );
}

export const INQUIRY_STATUS_SORT: ColumnSort<InquirySort> = { ascending: 'waiting' };

export const INQUIRY_COLUMNS: readonly Column<InquiryView, InquirySort>[] = [
  {
    label: INQUIRIES.eventDate,
    cell: ({ eventDate }) => formatEventDate(eventDate) || INQUIRIES.noDate,
    fact: ({ eventDate }) => INQUIRIES.eventOn(formatEventDate(eventDate)),
    sort: { ascending: 'event', descending: 'event-desc' },
  },
  { label: INQUIRIES.eventLocation, cell: ({ eventLocation }) => eventLocation },
  {
    label: INQUIRIES.type,
    cell: ({ kind, wishlistItems: { length } }) => INQUIRIES.what(kind, length),
  },
  {
    label: INQUIRIES.received,
    cell: ({ createdAt }) => moment(createdAt),
    fact: ({ createdAt }) => INQUIRIES.receivedAt(moment(createdAt)),
    sort: { ascending: 'received-asc', descending: 'received', first: 'descending' },
  },
  { label: INQUIRIES.reference, cell: ({ reference }) => reference },
];

/** The status of a request, what is left of the 24 hours, and a mail that did not arrive. */
function InquiryBadges({ inquiry, now }: { inquiry: InquiryView; now: number }) {
  const failed = inquiry.mails.filter(({ state }) => state === 'dead').length;
  const left = timeLeftOf(inquiry, now);
  return (
    <>
      <StatusBadge status={inquiry.status} isUrgent={left?.isUrgent ?? false} />
      {left && (
        <span className={`text-xs ${left.isUrgent ? 'font-semibold text-rose-600' : ''}`}>
          {left.text}
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
