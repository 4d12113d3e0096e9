/** "Undo" of an edit by which events can become short: it asks as the edit does (@stock.edit). */
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '#api-client/failure.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { failed, type ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { UNDO_ANYWAY } from '../parts/texts.ts';

interface UndoKind<Sent, Done> {
  /** @param query says that it is done although events become short */
  send: (sent: Sent, query: Partial<typeof DESPITE_SHORT>) => Promise<Done>;
  done: (answer: Done) => ToastText;
  /** Title of the toast when it fails. */
  failure: string;
  /** Paths of what is read again. */
  rereads?: readonly string[];
}

interface Attempt<Sent> {
  sent: Sent;
  isDespiteShort: boolean;
}

/** @returns a function that takes an edit back, and whether it is under way; the toast of a failure by which events become short offers to do it all the same */
export function useUndo<Sent, Done>({ send, done, failure, rereads = [] }: UndoKind<Sent, Done>) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, isDespiteShort }: Attempt<Sent>) =>
      send(sent, isDespiteShort ? DESPITE_SHORT : {}),
    onSuccess: (answer) => notify(done(answer)),
    onError: (cause, { sent }) => {
      const isAsked = failureOf(cause).fields['isDespiteShort'] !== undefined;
      const action = {
        label: UNDO_ANYWAY,
        run: () => mutate({ sent, isDespiteShort: true }),
      };
      notify({ ...failed(failure, failureWords(cause)), ...(isAsked && { action }) });
    },
    meta: { rereads },
  });
  return {
    undo: (sent: Sent): void => mutate({ sent, isDespiteShort: false }),
    isPending,
  };
}
