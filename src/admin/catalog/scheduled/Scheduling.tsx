import type { EntityEndpoints } from '#contracts/editing.ts';
import type { ScheduledKind } from '#domain/scheduled-change.ts';
import { closeDialog, openDialog, useOpenId } from '../../address/router.ts';
import { useOpened } from '../../data/use-opened.ts';
import { part } from '../../parts/loading.tsx';
import type { Schedulable } from './schedule-form.ts';

const ScheduleDialog = part(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

const schedulePlace = (kind: ScheduledKind, id: string) =>
  ({ name: 'schedule', id: `${kind}.${id}` }) as const;

interface SchedulingProps<View> {
  kind: ScheduledKind;
  endpoints: Pick<EntityEndpoints<View>, 'read'>;
  rows: readonly View[] | undefined;
}

/** The dialog that schedules a change of an entity of this kind, if it is open. */
export function Scheduling<View extends Schedulable>({
  kind,
  endpoints,
  rows,
}: SchedulingProps<View>) {
  const [openKind, id = ''] = useOpenId('schedule')?.split('.') ?? [];
  const { view } = useOpened(endpoints.read, openKind === kind ? id : null, rows);
  if (view?.deletedAt !== null) return null;
  // Rather the list's row, with changes scheduled or canceled meanwhile.
  const current = rows?.find((row) => row.id === view.id) ?? view;
  return (
    <ScheduleDialog
      key={id}
      kind={kind}
      view={current}
      onClose={() => closeDialog(schedulePlace(kind, id))}
    />
  );
}

export function openScheduling(kind: ScheduledKind, id: string): void {
  openDialog(schedulePlace(kind, id));
}
