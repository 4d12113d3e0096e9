import type { ScheduledView } from '#contracts/catalog/scheduled-views.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { useMay } from '../../accounts/session/may.ts';
import { appointment, appointmentInZone } from '../../data/times.ts';
import { Mark } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { SCHEDULED, scheduledWords } from './texts.ts';
import { useScheduled } from './use-scheduled.ts';

interface ScheduledLinesProps {
  scheduled: readonly ScheduledView[];
  /** Whether to show who scheduled a change, and to cancel waiting ones too: in dialogs, not in lists of entities. */
  isWhole?: boolean;
}

/** The scheduled changes of one entity, the next first; held ones can be applied or canceled (@schedule.shown). */
export function ScheduledLines({ scheduled, isWhole = false }: ScheduledLinesProps) {
  return (
    <ul className="mt-1 space-y-1 text-xs font-normal" aria-label={SCHEDULED.listed}>
      {scheduled.map((change) => (
        <Line key={change.batchId} scheduled={change} isWhole={isWhole} />
      ))}
    </ul>
  );
}

function Line({ scheduled, isWhole }: { scheduled: ScheduledView; isWhole: boolean }) {
  const { batchId, entityId, changes, dueAt, reason, isStale = false, by } = scheduled;
  const { isBusy, cancel, apply, keep } = useScheduled();
  const mayEnd = useMay(scheduledEndpoints.cancel);
  const when = isWhole ? appointmentInZone(dueAt) : appointment(dueAt);
  const words = scheduledWords(changes, when);
  const target = { batchId, of: entityId };
  const staleWords = mayEnd ? SCHEDULED.isStale : SCHEDULED.held.changed;
  /** Why the change is held; empty for a waiting one. */
  const whyHeld = reason === null ? (isStale ? staleWords : '') : SCHEDULED.held[reason];
  return (
    <li className="flex flex-wrap items-center gap-x-1.5 wrap-anywhere">
      <p className="flex min-w-0 items-start gap-1.5">
        <Mark name="half" className="mt-0.5 text-brass-700" />
        <span>
          <span>{isWhole ? `${words}, ${SCHEDULED.by(by)}` : words}</span>
          {whyHeld !== '' && (
            <strong className="block font-semibold text-rose-600">{whyHeld}</strong>
          )}
        </span>
      </p>
      {mayEnd && (isWhole || whyHeld !== '') && (
        <span className="relative z-1 flex">
          {isStale && (
            <Button
              look="row-quiet"
              className="underline"
              aria-label={SCHEDULED.keepOf(words)}
              disabled={isBusy}
              onClick={() => keep(target)}
            >
              {SCHEDULED.keep}
            </Button>
          )}
          {reason !== null && reason !== 'deleted' && (
            <Button
              look="row-quiet"
              className="underline"
              aria-label={SCHEDULED.applyOf(words)}
              disabled={isBusy}
              onClick={() => apply(target)}
            >
              {SCHEDULED.apply}
            </Button>
          )}
          <Button
            look="row-quiet"
            className="underline"
            aria-label={SCHEDULED.cancelOf(words)}
            disabled={isBusy}
            onClick={() => cancel(target)}
          >
            {SCHEDULED.cancel}
          </Button>
        </span>
      )}
    </li>
  );
}
