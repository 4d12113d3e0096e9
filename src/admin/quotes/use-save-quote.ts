import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes.ts';
import { said } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf } from '../data/queries.ts';
import { fieldConflicts, merged } from '../form/conflict.ts';
import type { KeptForm } from '../form/use-kept-form.ts';
import type { Theirs } from '../form/use-save.ts';
import { useMe } from '../session/use-me.ts';
import { CONFLICT } from '../texts/editing.ts';
import { QUOTE_EDITOR, QUOTE_LABELS, QUOTES } from '../texts/quotes.ts';
import { FAILURES } from '../texts/shared.ts';
import { fieldOf, quoteContentOf, quoteValues, type QuoteValues } from './quote-form-values.ts';
import { useTakeQuote } from './use-quotes.ts';

type Other = Theirs<QuoteValues>;
/** Quiet where something else follows, which says more. */
type Attempt = Other & { isQuiet?: boolean };

/** Saves the draft of a quote: with its version, and on top of what somebody else changed (@admin.conflict). */
export function useSaveQuote(quote: QuoteView, form: KeptForm<QuoteValues>) {
  const { id, inquiryId } = quote;
  const client = useQueryClient();
  const take = useTakeQuote(inquiryId);
  const [error, setError] = useState('');
  const [failures, setFailures] = useState(0);
  const [theirs, setTheirs] = useState<Other | null>(null);
  const { dataUpdatedAt: signedInAt } = useMe(true);
  useEffect(() => setError((last) => (last === FAILURES.signedOut ? '' : last)), [signedInAt]);

  /** @returns what was saved meanwhile merged with the form; null where both changed one thing */
  const mergedWith = (other: Other, mine: QuoteValues): QuoteValues | null => {
    const all = { base: form.base, mine, theirs: other.values };
    return fieldConflicts(all, QUOTE_LABELS).length === 0 ? merged(all, []) : null;
  };

  // Saved elsewhere: the form goes on from there where nothing is in the way.
  const follow = useEffectEvent(() => {
    if (form.version === undefined || quote.version <= form.version) return;
    const other = { values: quoteValues(quote), version: quote.version };
    const values = mergedWith(other, form.values);
    if (values) form.rebase(other.values, other.version, values);
  });
  useEffect(() => follow(), [quote.version]);

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
      const current = await readAgain();
      if (!current) return QUOTE_EDITOR.discardedMeanwhile;
      if (current.state !== 'draft') return QUOTE_EDITOR.sentMeanwhile;
      const other = { values: quoteValues(current), version: current.version };
      const both = mergedWith(other, values);
      if (both) {
        saveOver(both, other);
        return null;
      }
      setTheirs(other);
      return CONFLICT.error;
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
    onMutate: () => {
      setError('');
      setTheirs(null);
      form.setErrors({});
    },
    onSuccess: (saved, { values: sent, isQuiet = false }) => {
      const now = quoteValues(saved);
      // As the server tidied it, with what was typed meanwhile.
      form.rebase(now, saved.version, merged({ base: sent, mine: form.values, theirs: now }, []));
      take(saved);
      if (isQuiet) return;
      notify(said(QUOTE_EDITOR.saved, `${QUOTES.name(saved.number)}: ${QUOTE_EDITOR.savedText}`));
    },
    onError: async (cause, { values }) => {
      const words = await explain(cause, values).catch(failureWords);
      if (words === null) return;
      setError(Object.keys(failureOf(cause).fields).length > 0 ? '' : words);
      setFailures((count) => count + 1);
    },
  });

  const saveOver = (values: QuoteValues, other: Other): void => {
    form.rebase(other.values, other.version, values);
    mutation.mutate({ values, version: other.version });
  };
  return {
    isPending: mutation.isPending,
    /** Why it was not saved, in words; empty when nothing is wrong. */
    error,
    /** Times that saving failed. */
    failures,
    theirs,
    /** @param onSaved told when it is */
    save: (onSaved?: () => void) => {
      if (mutation.isPending) return;
      const version = form.version ?? quote.version;
      const attempt = { values: form.values, version, isQuiet: onSaved !== undefined };
      mutation.mutate(attempt, { onSuccess: () => onSaved?.() });
    },
    saveOver,
    /** Takes what somebody else saved where both changed a field; what only this person changed stays. */
    takeTheirs: (other: Other) => {
      const all = { base: form.base, mine: form.values, theirs: other.values };
      form.rebase(other.values, other.version, merged(all, []));
      setTheirs(null);
      setError('');
    },
  };
}
