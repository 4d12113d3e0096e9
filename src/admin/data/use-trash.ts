import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import type { Editable, EntityEndpoints } from '#contracts/editing.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
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

type TrashEndpoints<View> = Pick<EntityEndpoints<View>, 'list' | 'remove'> & {
  /** A body that it takes is left out. */
  restore: Endpoint<`${string}/{id}/restore`, undefined, Schema | undefined, View>;
};

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

interface TrashOptions<View> {
  /** Called after a refetch when something depends on the entity. */
  onInUse?: (view: View) => void;
  /** @returns whether it handles this failure to restore itself */
  asksToRestore?: (view: View, cause: unknown) => boolean;
}

/** Deletes and restores entities of one kind. */
export function useTrash<View extends Named>(
  kind: { name: DeletableName; endpoints: TrashEndpoints<View> },
  { onInUse, asksToRestore }: TrashOptions<View> = {},
) {
  const rereads = pathsAfterWrite(kind.endpoints.list.path);
  const isInUse = (error: unknown) =>
    onInUse !== undefined && failureOf(error).code === ('in_use' satisfies ErrorCode);

  const restoring = useMutation({
    mutationFn: ({ id }: View) => call(kind.endpoints.restore, { params: { id } }),
    onSuccess: (_, { name }) => notify(ADMIN_TOASTS.restored(kind.name, name)),
    onError: (error, view) => {
      if (asksToRestore?.(view, error) === true) return;
      notify(failed(ROW.notRestored(kind.name), failureWords(error)));
    },
    meta: { rereads },
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
