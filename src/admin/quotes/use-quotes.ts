import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** @returns the query of an inquiry's quotes, newest first */
export function useQuotes(inquiryId: string) {
  return useQuery(queryOf(quoteEndpoints.list, { params: { id: inquiryId } }));
}

/** @returns key of the quote's draft on the device */
export function quoteDraftKey(quoteId: string): string {
  return draftKey('quotes', quoteId);
}

/** @returns a function that puts a quote into the cache, as a write answered it */
export function useCacheQuote(inquiryId: string): (quote: QuoteView) => void {
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
 * A write to a request's quotes, after which the request and its quotes are refetched.
 * @param send calls the endpoint
 * @param notDone title of the toast when it fails; null if the form shows it
 */
export function useQuoteWrite<Input, Answer extends QuoteView | undefined | void>(
  inquiryId: string,
  send: (input: Input) => Promise<Answer>,
  notDone: string | null,
) {
  const cacheQuote = useCacheQuote(inquiryId);
  const refetch = useRefetch();
  return useMutation({
    mutationFn: send,
    onSuccess: (quote) => {
      if (quote) cacheQuote(quote);
      void refetch([inquiryEndpoints.list.path]);
    },
    onError: (error) => {
      const { status, fields } = failureOf(error);
      const [field] = Object.values(fields);
      // A conflict belongs to no field.
      const words = status === 409 ? failureWords(error) : (field ?? failureWords(error));
      if (notDone !== null) notify(failed(notDone, words));
      if (status === 409) void refetch([inquiryEndpoints.list.path]);
    },
  });
}

/** Creates a draft, from the requested items or an earlier quote, and opens it. */
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
    /** @param from id of the quote to revise; by default the requested items are taken */
    create: (from?: string) =>
      create.mutate(from, {
        onSuccess: (quote) => {
          forget();
          openDialog(quotePlace(inquiryId, quote.id));
        },
      }),
  };
}
