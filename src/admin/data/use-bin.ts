import { useMutation } from '@tanstack/react-query';
import { write } from '#api-client/admin.ts';
import { failureOf } from '#api-client/failure.ts';
import type { Editable } from '#contracts/admin/common.ts';
import type { ErrorCode } from '#contracts/error.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { notify } from '#stores/toasts.ts';
import { ROW } from '../texts/shared.ts';
import { ADMIN_TOASTS, type BinnedName } from '../texts/toasts.ts';
import { failureWords } from './failure-words.ts';
import { listKey, pathOfKey, pathsAfterWrite, useRefetch, type ListParams } from './queries.ts';

/** What has a row in a list. */
export type Named = Pick<Editable, 'id' | 'version' | 'deletedAt'> & { name: string };

export interface Bin<View> {
  isBusy: boolean;
  /** At once, with no confirmation (@admin.delete); Undo is in the toast. */
  remove: (view: View, choice?: ListParams) => void;
  restore: (view: View) => void;
}

/**
 * Deleting and restoring one kind of thing.
 * @param onInUse asks what becomes of that which hangs on it, once the lists are read again
 */
export function useBin<View extends Named>(
  kind: { name: BinnedName; path: string },
  onInUse?: (view: View) => void,
): Bin<View> {
  const refetch = useRefetch();
  const readAgain = () => refetch(pathsAfterWrite(kind.path));

  const restoring = useMutation({
    mutationFn: ({ id }: View) => write('POST', `${kind.path}/${id}/restore`),
    onSuccess: async (_, { name }) => {
      notify(ADMIN_TOASTS.restored(kind.name, name));
      await readAgain();
    },
    onError: (error) =>
      notify(ADMIN_TOASTS.failed(ROW.notRestored(kind.name), failureWords(error))),
  });
  const removing = useMutation({
    mutationFn: ({ view, choice }: { view: View; choice: ListParams }) =>
      write(
        'DELETE',
        pathOfKey(listKey(`${kind.path}/${view.id}`, { version: view.version, ...choice })),
      ),
    onSuccess: async (_, { view }) => {
      notify({
        ...ADMIN_TOASTS.deleted(kind.name, view.name),
        action: { label: UNDO, run: () => restoring.mutate(view) },
      });
      await readAgain();
    },
    onError: async (error, { view }) => {
      const ask = failureOf(error).code === ('in_use' satisfies ErrorCode) ? onInUse : undefined;
      if (!ask) notify(ADMIN_TOASTS.failed(ROW.notDeleted(kind.name), failureWords(error)));
      // What is shown may be old: the next press is about what is there now.
      await readAgain();
      ask?.(view);
    },
  });

  return {
    isBusy: removing.isPending || restoring.isPending,
    remove: (view, choice = {}) => removing.mutate({ view, choice }),
    restore: (view) => restoring.mutate(view),
  };
}
