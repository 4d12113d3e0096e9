import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import type { MailRoute } from '#contracts/accounts/staff.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteEndpoints, type QuoteView } from '#contracts/quotes/quotes.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { moment } from '../data/times.ts';
import { QUOTE_SEND, QUOTES } from './texts.ts';
import { useCacheQuote } from './use-quotes.ts';

interface Sending {
  quote: QuoteView;
  inquiry: InquiryWorkView;
  mail: MailRoute;
  onSent: () => void;
  /** Called with the link where it cannot be mailed: without an email address or a mail server. */
  onLink: (link: string) => void;
}

/** Sends a quote; if another quote was accepted meanwhile, only at the second press. */
export function useSend({ quote, inquiry, mail, onSent, onLink }: Sending) {
  const client = useQueryClient();
  const cacheQuote = useCacheQuote(inquiry.id);
  const refetch = useRefetch();
  const [otherAccepted, setOtherAccepted] = useState<QuoteView | null>(null);
  const [problem, setProblem] = useState('');
  const params = { id: quote.id };

  /** @returns why it was not sent; if another quote was accepted, the next press sends it anyway */
  const explain = async (error: unknown): Promise<string> => {
    const { fields } = failureOf(error);
    if (fields['isDespiteMove'] !== undefined) {
      // The event was moved meanwhile: after a refetch, there is a checkbox.
      void refetch([inquiryEndpoints.list.path]);
      return fields['isDespiteMove'];
    }
    if (!('isDespiteAcceptance' in fields)) return failureWords(error);
    const query = queryOf(quoteEndpoints.list, { params: { id: inquiry.id } });
    const all = await client.query({ ...query, staleTime: 0 });
    const other = all.find(({ id, standing }) => id !== quote.id && standing === 'accepted');
    if (!other?.answeredAt) return failureWords(error);
    setOtherAccepted(other);
    return QUOTE_SEND.accepted(
      other.acceptedBy,
      QUOTES.name(other.number),
      moment(other.answeredAt),
    );
  };

  const mutation = useMutation({
    mutationFn: (written: { subject: string; message: string; isDespiteMove: boolean }) =>
      call(quoteEndpoints.send, {
        params,
        body: {
          ...written,
          version: quote.version,
          isDespiteAcceptance: otherAccepted !== null,
          isMailed: inquiry.email !== '',
        },
      }),
    onMutate: () => setProblem(''),
    onSuccess: async (sent) => {
      onSent();
      cacheQuote(sent);
      void refetch([inquiryEndpoints.list.path]);
      if (inquiry.email !== '' && mail === 'server') {
        notify(info(QUOTE_SEND.finalized, QUOTE_SEND.mailedTo(inquiry.email)));
        return;
      }
      notify(info(QUOTE_SEND.finalized, QUOTE_SEND.sentWithoutEmail));
      // If this fails, the sent quote's page has "New link".
      await call(quoteEndpoints.addLink, { params }).then(
        ({ link }) => onLink(link),
        () => null,
      );
      void refetch([inquiryEndpoints.list.path]);
    },
    onError: async (error) => {
      try {
        setProblem(await explain(error));
      } catch (unread) {
        setProblem(failureWords(unread));
      }
    },
  });
  return {
    mutate: mutation.mutate,
    isPending: mutation.isPending,
    /** Another quote was accepted meanwhile: the next press sends this one anyway. */
    isOtherAccepted: otherAccepted !== null,
    /** Why it was not sent; may be empty. */
    problem,
    fields: failureOf(mutation.error).fields,
  };
}
