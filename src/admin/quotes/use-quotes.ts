import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { quotePlace } from '../address/place.ts';
import { openDialog } from '../address/router.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { draftKey } from '../form/kept-draft.ts';
import { sendIds } from '../form/send-ids.ts';
import { QUOTES } from './texts.ts';

/** @returns the query of all quotes of an inquiry, newest first */
export function useQuotes(inquiryId: string) {
  return useQuery(queryOf(quoteEndpoints.list, { params: { id: inquiryId } }));
}

/** @returns the name under which what is typed into a quote is kept on the device */
export function quoteDraftKey(quoteId: string): string {
  return draftKey('quotes', quoteId);
}

/** @returns a function that puts a quote, as a write answered it, among those that are known */
export function useTakeQuote(inquiryId: string): (quote: QuoteView) => void {
  const client = useQueryClient();
  const { queryKey } = queryOf(quoteEndpoints.list, { params: { id: inquiryId } });
  return (quote) =>
    client.setQueryData(
      queryKey,
      (known) => known && [quote, ...known.filter(({ id }) => id !== quote.id)].toSorted(byNumber),
    );
}

const byNumber = (one: QuoteView, other: QuoteView) => other.number - one.number;

/**
 * A write about the quotes of an inquiry, after which both are read again.
 * @param send calls the endpoint
 * @param notDone title of the toast when it fails; null: the form says so
 */
export function useQuoteWrite<Input, Answer extends QuoteView | undefined | void>(
  inquiryId: string,
  send: (input: Input) => Promise<Answer>,
  notDone: string | null,
) {
  const take = useTakeQuote(inquiryId);
  const refetch = useRefetch();
  return useMutation({
    mutationFn: send,
    onSuccess: (quote) => {
      if (quote) take(quote);
      void refetch([inquiryEndpoints.list.path]);
    },
    onError: (error) => {
      const { status, fields } = failureOf(error);
      const [field] = Object.values(fields);
      // A conflict names no field of a form.
      const words = status === 409 ? failureWords(error) : (field ?? failureWords(error));
      if (notDone !== null) notify(failed(notDone, words));
      if (status === 409) void refetch([inquiryEndpoints.list.path]);
    },
  });
}

/** Begins a draft, from the list or from an earlier quote, and opens it. */
export function useCreateQuote(inquiryId: string) {
  // A second press makes no second draft.
  const [{ idOf, forget }] = useState(() => sendIds());
  const create = useQuoteWrite(
    inquiryId,
    (from: string | undefined) => {
      const source = from === undefined ? {} : { from };
      return call(quoteEndpoints.create, {
        params: { id: inquiryId },
        body: { id: idOf(source), ...source },
      });
    },
    QUOTES.notCreated,
  );
  return {
    isPending: create.isPending,
    /** @param from id of the quote to revise; undefined: from the list */
    create: (from?: string) =>
      create.mutate(from, {
        onSuccess: (quote) => {
          forget();
          openDialog(quotePlace(inquiryId, quote.id));
        },
      }),
  };
}
