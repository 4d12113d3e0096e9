import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { info, type ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/queries.ts';
import type { KeptForm } from '../form/use-kept-form.ts';
import type { Theirs } from '../form/use-outcome.ts';
import { useSharedForm } from '../form/use-shared-form.ts';
import { fieldOf, quoteContentOf, quoteValues, type QuoteValues } from './quote-form-values.ts';
import { QUOTE_EDITOR, QUOTE_LABELS, QUOTES } from './texts.ts';
import { useTakeQuote } from './use-quotes.ts';

type Other = Theirs<QuoteValues>;
/** Quiet where something else follows, which says more. */
type Attempt = Other & { isQuiet?: boolean };

/** @returns what is said of a quote that was saved */
export function savedToast(number: number): ToastText {
  return info(QUOTE_EDITOR.saved, `${QUOTES.name(number)}: ${QUOTE_EDITOR.savedText}`);
}

/** Saves the draft of a quote: with its version, and on top of what somebody else changed (@admin.conflict). */
export function useSaveQuote(quote: QuoteView, form: KeptForm<QuoteValues>) {
  const { id, inquiryId } = quote;
  const client = useQueryClient();
  const take = useTakeQuote(inquiryId);
  const current = { values: quoteValues(quote), version: quote.version };
  const shared = useSharedForm(form, QUOTE_LABELS, current);
  const { outcome } = shared;

  /** @returns the quote as it is now; undefined: it was discarded */
  const readAgain = async (): Promise<QuoteView | undefined> => {
    const query = queryOf(quoteEndpoints.list, { params: { id: inquiryId } });
    const all = await client.query({ ...query, staleTime: 0 });
    return all.find((each) => each.id === id);
  };

  /** @returns why it was not saved, in words; null: it is saved again, on top of what somebody else saved */
  const explain = async (cause: unknown, values: QuoteValues): Promise<string | null> => {
    const failure = failureOf(cause);
    if (failure.status === 404) return QUOTE_EDITOR.discardedMeanwhile;
    if (failure.status === 409) {
      const again = await readAgain();
      if (!again) return QUOTE_EDITOR.discardedMeanwhile;
      if (again.state !== 'draft') return QUOTE_EDITOR.sentMeanwhile;
      const other = { values: quoteValues(again), version: again.version };
      return shared.resolve(other, values, saveOver);
    }
    form.setErrors(
      Object.fromEntries(
        Object.entries(failure.fields).map(([path, message]) => [fieldOf(path), message]),
      ),
    );
    return failureWords(cause);
  };

  const mutation = useMutation({
    mutationFn: ({ values, version }: Attempt) =>
      call(quoteEndpoints.change, {
        params: { id },
        body: { version, content: quoteContentOf(values), isReminded: values.isReminded },
      }),
    onMutate: shared.begin,
    onSuccess: (saved, { values: sent, isQuiet = false }) => {
      const others = shared.settle(sent, { values: quoteValues(saved), version: saved.version });
      take(saved);
      if (others.length > 0) {
        // Nobody shall send what they have not seen.
        const words = QUOTE_EDITOR.savedWithOthers(QUOTES.name(saved.number), others);
        notify(info(QUOTE_EDITOR.saved, words));
      } else if (!isQuiet) {
        notify(savedToast(saved.number));
      }
    },
    onError: async (cause, { values }) => {
      const words = await explain(cause, values).catch(failureWords);
      if (words === null) return;
      outcome.fail(cause, words);
    },
  });

  const saveOver = (values: QuoteValues, other: Other): void => {
    shared.goOn(other, values);
    mutation.mutate({ values, version: other.version });
  };
  return {
    isPending: mutation.isPending,
    ...outcome.shown,
    /** @param onSaved told when it is */
    save: (onSaved?: () => void) => {
      if (mutation.isPending) return;
      const version = form.version ?? quote.version;
      const attempt = { values: form.values, version, isQuiet: onSaved !== undefined };
      mutation.mutate(attempt, { onSuccess: () => onSaved?.() });
    },
    saveOver,
    takeTheirs: shared.takeTheirs,
  };
}
