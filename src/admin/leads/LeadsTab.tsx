import { LEAD_STATUSES, type LeadView } from '#contracts/admin/leads.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useList } from '../data/use-list.ts';
import { useNow } from '../data/use-now.ts';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListShell } from '../parts/ListShell.tsx';
import { part } from '../parts/part.tsx';
import { STATUS_LABELS } from './lead-words.ts';
import { LeadRow } from './LeadRow.tsx';
import { useReading } from './use-reading.ts';

const LeadDialog = part(async () => (await import('./LeadDialog.tsx')).LeadDialog);

/** The Contact Leads tab (spec §2): what waits first, then the newest. */
export function LeadsTab({ personId }: { personId: string }) {
  const list = useList<LeadView>(ADMIN_API_PATHS.leads, 'contact-leads');
  const now = useNow();
  const openId = useOpenId('lead');
  useReading(list, personId);
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
        filters={
          <FilterSelect
            list={list}
            name="status"
            label="Filter by status"
            all="All but quarantined"
            items={statuses}
          />
        }
        empty={
          <>
            <h3 className="text-xl">No requests yet</h3>
            <p className="mt-2">
              What visitors send from the home page, the quote form and the booking dialog comes
              here. You promise them an answer within 24 hours.
            </p>
          </>
        }
        renderRow={(lead) => (
          <LeadRow lead={lead} now={now} onOpen={() => openDialog({ name: 'lead', id: lead.id })} />
        )}
      />
      {openId !== null && (
        <LeadDialog
          key={openId}
          id={openId}
          known={list.rows?.find(({ id }) => id === openId)}
          now={now}
          onClose={() => closeDialog({ name: 'lead', id: openId })}
        />
      )}
    </>
  );
}
