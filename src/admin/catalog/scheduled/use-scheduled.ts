/** Cancels or keeps scheduled changes, or applies held ones. */
import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import { CATALOG_PATHS } from '../../data/queries.ts';
import { SCHEDULED } from './texts.ts';

/** Paths of responses that contain scheduled changes. */
export const SCHEDULED_REREADS = [scheduledEndpoints.list.path, ...CATALOG_PATHS];

/** The changes of one batch, or only that of one entity. */
interface Target {
  batchId: string;
  /** Id of the entity. */
  of?: string | undefined;
}

const inputOf = ({ batchId, of }: Target) => ({
  params: { batch: batchId },
  query: of === undefined ? {} : { of },
});

/** @returns actions on scheduled changes; each reports its result in a toast */
export function useScheduled() {
  const restore = useMutation({
    mutationFn: (target: Target) => call(scheduledEndpoints.restore, inputOf(target)),
    onSuccess: ({ count }) => notify(SCHEDULED.restored(count)),
    meta: { failed: SCHEDULED.notRestored, rereads: SCHEDULED_REREADS },
  });
  const cancel = useMutation({
    mutationFn: (target: Target) => call(scheduledEndpoints.cancel, inputOf(target)),
    onSuccess: ({ count }, target) =>
      notify({
        ...SCHEDULED.canceled(count),
        action: { label: UNDO, run: () => restore.mutate(target) },
      }),
    meta: { failed: SCHEDULED.notCanceled, rereads: SCHEDULED_REREADS },
  });
  const apply = useMutation({
    mutationFn: (target: Target) => call(scheduledEndpoints.apply, inputOf(target)),
    onSuccess: ({ count, left }) => notify(SCHEDULED.applied(count, left)),
    meta: { failed: SCHEDULED.notApplied, rereads: SCHEDULED_REREADS },
  });
  const keep = useMutation({
    mutationFn: (target: Target) => call(scheduledEndpoints.keep, inputOf(target)),
    onSuccess: ({ count, left }) => notify(SCHEDULED.kept(count, left)),
    meta: { failed: SCHEDULED.notKept, rereads: SCHEDULED_REREADS },
  });
  return {
    isBusy: [cancel, apply, restore, keep].some(({ isPending }) => isPending),
    cancel: (target: Target) => cancel.mutate(target),
    apply: (target: Target) => apply.mutate(target),
    keep: (target: Target) => keep.mutate(target),
  };
}
