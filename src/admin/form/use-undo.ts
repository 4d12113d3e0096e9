/** "Undo" of an edit, which asks if events become short, like the edit itself (@stock.edit). */
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#api-client/failure.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { failed, type ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { UNDO_ANYWAY } from '../parts/texts.ts';

interface UndoKind<Sent, Done> {
  /** @param query says whether to undo although events become short */
  send: (sent: Sent, query: Partial<typeof DESPITE_SHORT>) => Promise<Done>;
  done: (answer: Done) => ToastText;
  /** Title of the toast after a failure. */
  failure: string;
  /** Paths to refetch. */
  rereads?: readonly string[];
}

interface Attempt<Sent> {
  sent: Sent;
  isDespiteShort: boolean;
}

/**
 * @returns a function that undoes an edit, and whether it is running. If the undo would make events short, it fails
 *   with a toast that offers to undo anyway
 */
export function useUndo<Sent, Done>({ send, done, failure, rereads = [] }: UndoKind<Sent, Done>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, isDespiteShort }: Attempt<Sent>) =>
      send(sent, isDespiteShort ? DESPITE_SHORT : {}),
    onSuccess: (answer) => notify(done(answer)),
    onError: (cause, { sent }) => {
      const isShort = failureOf(cause).fields['isDespiteShort'] !== undefined;
      const action = {
        label: UNDO_ANYWAY,
        run: () => mutate({ sent, isDespiteShort: true }),
      };
      notify({ ...failed(failure, failureWords(cause)), ...(isShort && { action }) });
    },
    meta: { rereads },
  });
  return {
    undo: (sent: Sent): void => mutate({ sent, isDespiteShort: false }),
    isPending,
  };
}
