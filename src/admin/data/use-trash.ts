import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import type { Editable, EntityEndpoints } from '#contracts/editing.ts';
import type { ErrorCode } from '#contracts/error.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { ROW } from '../parts/texts.ts';
import { ADMIN_TOASTS, type DeletableName } from '../parts/toast-texts.ts';
import { failureWords } from './failure-words.ts';
import { pathsAfterWrite, type ListParams } from './queries.ts';

/** What has a row in a list. */
export type Named = Pick<Editable, 'id' | 'version' | 'deletedAt'> & { name: string };

type TrashEndpoints<View> = Pick<EntityEndpoints<View>, 'list' | 'remove' | 'restore'>;

export type Trash<View extends Named> = ReturnType<typeof useTrash<View>>;

/** A dialog that stays open until what it decided is done. */
export interface RemovalDialog {
  /** @returns whether it asks about this failure, which nobody else tells then */
  asks: (cause: unknown) => boolean;
  onClose: () => void;
}

interface Removal<View> {
  view: View;
  choice: ListParams;
  dialog: RemovalDialog | undefined;
}

/**
 * Deleting and restoring one kind of thing.
 * @param onInUse asks what becomes of that which hangs on it, once the lists are read again
 */
export function useTrash<View extends Named>(
  kind: { name: DeletableName; endpoints: TrashEndpoints<View> },
  onInUse?: (view: View) => void,
) {
  const rereads = pathsAfterWrite(kind.endpoints.list.path);
  const isInUse = (error: unknown) =>
    onInUse !== undefined && failureOf(error).code === ('in_use' satisfies ErrorCode);

  const restoring = useMutation({
    mutationFn: ({ id }: View) => call(kind.endpoints.restore, { params: { id } }),
    onSuccess: (_, { name }) => notify(ADMIN_TOASTS.restored(kind.name, name)),
    meta: { failed: ROW.notRestored(kind.name), rereads },
  });
  const removing = useMutation({
    mutationFn: ({ view, choice }: Removal<View>) =>
      call(kind.endpoints.remove, {
        params: { id: view.id },
        query: { version: view.version, ...choice },
      }),
    onSuccess: (_, { view, dialog }) => {
      dialog?.onClose();
      notify({
        ...ADMIN_TOASTS.deleted(kind.name, view.name),
        action: { label: UNDO, run: () => restoring.mutate(view) },
      });
    },
    onError: (error, { dialog }) => {
      if (isInUse(error) || dialog?.asks(error) === true) return;
      dialog?.onClose();
      notify(failed(ROW.notDeleted(kind.name), failureWords(error)));
    },
    // What is shown may be old: the question is about what is there now.
    onSettled: (_data, error, { view }) => {
      if (isInUse(error)) onInUse?.(view);
    },
    meta: { rereads },
  });

  return {
    isBusy: removing.isPending || restoring.isPending,
    /** At once, with no confirmation (@admin.delete); Undo is in the toast. */
    remove: (view: View, choice: ListParams = {}, dialog?: RemovalDialog) =>
      removing.mutate({ view, choice, dialog }),
    restore: (view: View) => restoring.mutate(view),
  };
}
