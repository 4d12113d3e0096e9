import {
  INQUIRY_STATUSES,
  inquiryEndpoints,
  type InquirySort,
  type InquiryView,
} from '#contracts/admin/inquiries.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { useNow } from '../data/use-now.ts';
import { EntityActions } from '../parts/EntityActions.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { useReturnToRow } from '../parts/use-return-to-row.ts';
import { INQUIRY_COLUMNS, INQUIRY_STATUS_SORT, InquiryBadges } from './inquiry-columns.tsx';
import { STATUS_LABELS } from './inquiry-words.ts';
import { useReading } from './use-reading.ts';

const InquiryDialog = part(async () => (await import('./InquiryDialog.tsx')).InquiryDialog);

const SORT_LABELS: Record<InquirySort, string> = {
  waiting: 'Pending first',
  received: 'Newest first',
  'received-asc': 'Oldest first',
  event: 'Event: soonest first',
  'event-desc': 'Event: latest first',
};
const SORTS = Object.entries(SORT_LABELS)
  .filter(([value]) => value !== 'waiting')
  .map(([value, label]) => ({ value, label }));

const INQUIRY_KIND = { name: 'Request', endpoints: inquiryEndpoints } as const;

/** The Contact Leads tab (@inquiry.list): what waits first, then the newest. */
export function InquiriesTab({ personId }: { personId: string }) {
  const list = useList(inquiryEndpoints.list, 'contact-leads');
  const bin = useBin<InquiryView>(INQUIRY_KIND);
  const now = useNow();
  const openId = useOpenId('inquiry');
  useReading(list, personId);
  useReturnToRow(openId);
  const statuses = INQUIRY_STATUSES.map((value) => {
    const count = list.counts[value];
    const label = STATUS_LABELS[value];
    return { value, label: count === undefined ? label : `${label} (${count})` };
  });
  return (
    <>
      <ListShell
        list={list}
        singular="request"
        plural="requests"
        hasBin
        filters={
          <>
            <FilterSelect
              list={list}
              name="status"
              label="Filter by status"
              all={list.params.deleted === '1' ? 'Any status' : 'All but quarantined'}
              items={statuses}
            />
            <FilterSelect
              list={list}
              name="sort"
              label="Sort by"
              all={SORT_LABELS.waiting}
              items={SORTS}
              className="lg:hidden"
            />
          </>
        }
        empty={
          <>
            <h3 className="text-xl">No requests yet</h3>
            <p className="mt-2">
              Requests from the home page, the quote form and the booking dialog show up here. You
              promise an answer within 24 hours.
            </p>
          </>
        }
        defaultSort="waiting"
        columns={INQUIRY_COLUMNS}
        parts={{
          label: 'Name',
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
          badgesLabel: 'Status',
          badgesSort: INQUIRY_STATUS_SORT,
          renderBadges: (inquiry) => <InquiryBadges inquiry={inquiry} now={now} />,
          renderActions: (inquiry) => <EntityActions view={inquiry} bin={bin} />,
        }}
      />
      {openId !== null && (
        <InquiryDialog
          key={openId}
          id={openId}
          known={list.rows?.find(({ id }) => id === openId)}
          bin={bin}
          now={now}
          onClose={() => closeDialog({ name: 'inquiry', id: openId })}
        />
      )}
    </>
  );
}
