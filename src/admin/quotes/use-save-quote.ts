import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { info, type ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { queryOf } from '../data/queries.ts';
import type { Theirs } from '../form/conflict.ts';
import { useSaveForm } from '../form/use-save-form.ts';
import { fieldOf, quoteContentOf, quoteValues, type QuoteValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { QUOTE_EDITOR, QUOTES } from './texts.ts';
import { useCacheQuote } from './use-quotes.ts';

/** @returns the toast after a save */
export function savedToast(number: number): ToastText {
  return info(QUOTE_EDITOR.saved, `${QUOTES.name(number)}: ${QUOTE_EDITOR.savedText}`);
}

function theirsOf(quote: QuoteView): Theirs<QuoteValues> {
  return { values: quoteValues(quote), version: quote.version };
}

/** Saves the draft of a quote. */
export function useSaveQuote(quote: QuoteView, form: QuoteForm) {
  const { id, inquiryId } = quote;
  const client = useQueryClient();
  const cacheQuote = useCacheQuote(inquiryId);

  return useSaveForm<QuoteValues, QuoteView, () => void>({
    form,
    saved: theirsOf(quote),
    theirsOf,
    fieldOf,
    send: ({ values, version = quote.version }) =>
      call(quoteEndpoints.change, {
        params: { id },
        body: { version, content: quoteContentOf(values), isReminded: values.isReminded },
      }),
    readAgain: async ({ status }) => {
      if (status === 404) return QUOTE_EDITOR.discardedMeanwhile;
      if (status !== 409) return null;
      const query = queryOf(quoteEndpoints.list, { params: { id: inquiryId } });
      const all = await client.query({ ...query, staleTime: 0 });
      const current = all.find((other) => other.id === id);
      if (!current) return QUOTE_EDITOR.discardedMeanwhile;
      return current.state === 'draft' ? current : QUOTE_EDITOR.sentMeanwhile;
    },
    onSaved: (saved, { others, extra: next }) => {
      cacheQuote(saved);
      if (others.length > 0) {
        // Said before sending too: nobody should send changes that they have not seen.
        const words = QUOTE_EDITOR.savedWithOthers(QUOTES.name(saved.number), others);
        notify(info(QUOTE_EDITOR.saved, words));
      } else if (!next) {
        notify(savedToast(saved.number));
      }
      next?.();
    },
  });
}
