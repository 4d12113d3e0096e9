import type { ScheduledNext, ScheduledSummary } from '#contracts/catalog/scheduled-views.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { useMay } from '../../accounts/session/may.ts';
import { closeDialog, openDialog, useOpenId } from '../../address/router.ts';
import { appointmentInZone } from '../../data/times.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { batchWords } from './batch-words.ts';
import { SCHEDULED } from './texts.ts';
import { useScheduled } from './use-scheduled.ts';

const ScheduledList = part(async () => (await import('./ScheduledList.tsx')).ScheduledList);

const ALL = { name: 'scheduled', id: '' } as const;

/** Part of the publishing bar: the next scheduled change, and how many are held (@schedule.shown). */
export function ScheduledBar({ summary }: { summary: ScheduledSummary }) {
  const isOpen = useOpenId(ALL.name) !== null;
  const { batches, held, next } = summary;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-2 text-xs">
      {held > 0 && (
        <p role="status" className="font-semibold text-rose-600">
          {SCHEDULED.heldCount(held)}
        </p>
      )}
      {next && <Next next={next} />}
      {batches > 0 && (
        <Button look="row-quiet" className="underline" onClick={() => openDialog(ALL)}>
          {SCHEDULED.all(batches)}
        </Button>
      )}
      {isOpen && <ScheduledList summary={summary} onClose={() => closeDialog(ALL)} />}
    </div>
  );
}

function Next({ next }: { next: ScheduledNext }) {
  const { isBusy, cancel } = useScheduled();
  const mayCancel = useMay(scheduledEndpoints.cancel);
  const words = batchWords(next);
  return (
    <>
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{`${SCHEDULED.next} `}</span>
        <span>{`${appointmentInZone(next.dueAt)}: ${words}`}</span>
      </p>
      {mayCancel && (
        <Button
          look="row-quiet"
          className="underline"
          aria-label={SCHEDULED.cancelOf(words)}
          disabled={isBusy}
          onClick={() => cancel({ batchId: next.id })}
        >
          {SCHEDULED.cancel}
        </Button>
      )}
    </>
  );
}
