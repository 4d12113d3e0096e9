import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import type { ScheduledBatchView, ScheduledSummary } from '#contracts/catalog/scheduled-views.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { useMay } from '../../accounts/session/may.ts';
import { openDialog } from '../../address/router.ts';
import { appointmentInZone } from '../../data/times.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { Reading } from '../../parts/loading.tsx';
import { batchWords } from './batch-words.ts';
import { ScheduledLines } from './ScheduledLines.tsx';
import { SCHEDULED } from './texts.ts';
import { useScheduled } from './use-scheduled.ts';

interface ScheduledListProps {
  /** Counts all scheduled changes; the server lists only the first. */
  summary: ScheduledSummary;
  onClose: () => void;
}

/** All scheduled changes, grouped by the press of Schedule that made them, held ones first. */
export function ScheduledList({ summary, onClose }: ScheduledListProps) {
  const { data: batches, ...query } = useQuery({
    // Reads again when the summary changes: the server also applies changes without a write from here.
    queryKey: [scheduledEndpoints.list.path, JSON.stringify(summary)],
    queryFn: ({ signal }) => call(scheduledEndpoints.list, {}, signal),
    placeholderData: keepPreviousData,
  });
  const left = query.isPlaceholderData ? 0 : summary.batches - (batches?.length ?? 0);
  return (
    <AdminModal title={SCHEDULED.allTitle} onClose={onClose}>
      <Reading
        of={{ data: batches, error: query.error, refetch: query.refetch }}
        failed={SCHEDULED.notLoaded}
        loading={SCHEDULED.loading}
      />
      {batches?.length === 0 && <p>{SCHEDULED.none}</p>}
      <ul className="divide-y divide-ivory-300">
        {batches?.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </ul>
      {batches && left > 0 && <p className="mt-3">{SCHEDULED.more(left)}</p>}
    </AdminModal>
  );
}

function Batch({ batch }: { batch: ScheduledBatchView }) {
  const { id, dueAt, by, count, changes } = batch;
  const [first] = changes;
  const { isBusy, cancel } = useScheduled();
  const mayCancel = useMay(scheduledEndpoints.cancel);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="min-w-0 text-base wrap-anywhere">
          {`${appointmentInZone(dueAt)}, ${SCHEDULED.by(by)}`}
        </h3>
        {mayCancel && first && count > 1 && (
          <Button
            look="row-outline"
            aria-label={SCHEDULED.cancelOf(batchWords({ ...first, count }))}
            disabled={isBusy}
            onClick={() => cancel({ batchId: id })}
          >
            {SCHEDULED.cancelAll(count)}
          </Button>
        )}
      </div>
      <ul>
        {changes.map((change) => (
          <li key={change.entityId} className="mt-2">
            <button
              type="button"
              className="min-h-8 text-left font-semibold wrap-anywhere underline underline-offset-4"
              onClick={() => openDialog({ name: change.kind, id: change.entityId })}
            >
              {change.name}
            </button>
            <ScheduledLines scheduled={[change]} isWhole />
          </li>
        ))}
      </ul>
      {count > changes.length && <p>{SCHEDULED.more(count - changes.length)}</p>}
    </li>
  );
}
