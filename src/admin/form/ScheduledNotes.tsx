import { useQuery } from '@tanstack/react-query';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import type { Editable } from '#contracts/editing.ts';
import type { ScheduledKind } from '#domain/scheduled-change.ts';
import { useMay } from '../accounts/session/may.ts';
import { ScheduledLines } from '../catalog/scheduled/ScheduledLines.tsx';
import { openScheduling } from '../catalog/scheduled/Scheduling.tsx';
import { queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { ROW } from '../parts/texts.ts';
import type { EntityKind, Named } from './entity-kind.ts';

interface ScheduledNotesProps<View extends Editable, Values extends Named> {
  kind: EntityKind<View, Values>;
  view: View;
}

/** Shows the scheduled changes of the edited entity, without those canceled meanwhile. */
export function ScheduledNotes<View extends Editable & Named, Values extends Named>({
  kind,
  view,
}: ScheduledNotesProps<View, Values>) {
  const { data } = useQuery({
    ...queryOf(kind.endpoints.read, { params: { id: view.id } }),
    initialData: view,
    // Not kept: the next opening starts with the entity as its list has it then.
    gcTime: 0,
  });
  const scheduled = data?.scheduled;
  if (!scheduled) return null;
  return (
    <div className="mb-4 rounded-md bg-ivory-100 p-3">
      <ScheduledLines scheduled={scheduled} isWhole />
    </div>
  );
}

/** Opens the dialog that schedules a change of the edited entity; renders nothing for a new one. */
export function ScheduleButton({ kind, id }: { kind: ScheduledKind; id: string }) {
  const maySchedule = useMay(scheduledEndpoints.schedule);
  if (!maySchedule || id === '') return null;
  return (
    <Button look="outline" className="mt-6" onClick={() => openScheduling(kind, id)}>
      {ROW.schedule}
    </Button>
  );
}
