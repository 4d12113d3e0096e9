import { LEAD_STATUSES, type LeadSort, type LeadView } from '#contracts/admin/leads.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useBin } from '../data/use-bin.ts';
import { useList } from '../data/use-list.ts';
import { useNow } from '../data/use-now.ts';
import { EntityActions } from '../parts/EntityActions.tsx';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { useReturnToRow } from '../parts/use-return-to-row.ts';
import { LEAD_COLUMNS, LEAD_STATUS_SORT, LeadBadges } from './lead-columns.tsx';
import { STATUS_LABELS } from './lead-words.ts';
import { useReading } from './use-reading.ts';

const LeadDialog = part(async () => (await import('./LeadDialog.tsx')).LeadDialog);

const SORT_LABELS: Record<LeadSort, string> = {
  waiting: 'Pending first',
  received: 'Newest first',
  'received-asc': 'Oldest first',
  event: 'Event: soonest first',
  'event-desc': 'Event: latest first',
};
const SORTS = Object.entries(SORT_LABELS)
  .filter(([value]) => value !== 'waiting')
  .map(([value, label]) => ({ value, label }));

const LEAD_KIND = { name: 'Request', path: ADMIN_API_PATHS.leads } as const;

/** The Contact Leads tab (spec §2): what waits first, then the newest. */
export function LeadsTab({ personId }: { personId: string }) {
  const list = useList<LeadView>(ADMIN_API_PATHS.leads, 'contact-leads');
  const bin = useBin<LeadView>(LEAD_KIND);
  const now = useNow();
  const openId = useOpenId('lead');
  useReading(list, personId);
  useReturnToRow(openId);
  const statuses = LEAD_STATUSES.map((value) => {
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
        columns={LEAD_COLUMNS}
        parts={{
          label: 'Name',
          renderName: (lead) => (
            <button
              type="button"
              className="opens"
              data-opens={lead.id}
              onClick={() => openDialog({ name: 'lead', id: lead.id })}
            >
              {lead.name}
            </button>
          ),
          badgesLabel: 'Status',
          badgesSort: LEAD_STATUS_SORT,
          renderBadges: (lead) => <LeadBadges lead={lead} now={now} />,
          renderActions: (lead) => <EntityActions view={lead} bin={bin} />,
        }}
      />
      {openId !== null && (
        <LeadDialog
          key={openId}
          id={openId}
          known={list.rows?.find(({ id }) => id === openId)}
          bin={bin}
          now={now}
          onClose={() => closeDialog({ name: 'lead', id: openId })}
        />
      )}
    </>
  );
}
