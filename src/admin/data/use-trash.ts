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

/** The part of an entity that deleting needs. */
export type Named = Pick<Editable, 'id' | 'version' | 'deletedAt'> & { name: string };

type TrashEndpoints<View> = Pick<EntityEndpoints<View>, 'list' | 'remove' | 'restore'>;

export type Trash<View extends Named> = ReturnType<typeof useTrash<View>>;

/** A dialog that stays open until its deletion is done. */
export interface RemovalDialog {
  /** @returns whether the dialog handles this failure itself */
  asks: (cause: unknown) => boolean;
  onClose: () => void;
}

interface Removal<View> {
  view: View;
  /** Further parameters of the request: what happens to the items of a category. */
  choice: ListParams;
  dialog: RemovalDialog | undefined;
}

/**
 * Deletes and restores entities of one kind.
 * @param onInUse called after a refetch when something depends on the entity
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
    // Asks after the refetch, because the row may have been outdated.
    onSettled: (_data, error, { view }) => {
      if (isInUse(error)) onInUse?.(view);
    },
    meta: { rereads },
  });

  return {
    isBusy: removing.isPending || restoring.isPending,
    /** Deletes without a confirmation (@admin.delete); the toast has Undo. */
    remove: (view: View, choice: ListParams = {}, dialog?: RemovalDialog) =>
      removing.mutate({ view, choice, dialog }),
    restore: (view: View) => restoring.mutate(view),
  };
}
