import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#api-client/failure.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { shortLines } from '../stock/short-failure.ts';
import { WORK } from './work-texts.ts';

interface WorkOptions {
  /** Text of the toast after a concurrent change. */
  conflict?: string;
  /** @returns whether the caller shows the shortages of a booking itself */
  showsShortages?: () => boolean;
}

/**
 * A write whose answer is the whole request, as its page shows it.
 * @param send calls the endpoint
 * @param notDone title of the toast when the write fails
 */
export function useWork<Input, Page extends InquiryWorkView = InquiryWorkView>(
  id: string,
  send: (input: Input) => Promise<Page>,
  notDone: string,
  { conflict = WORK.changedMeanwhile, showsShortages }: WorkOptions = {},
) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const { queryKey } = queryOf(workEndpoints.read, { params: { id } });
  return useMutation({
    mutationFn: send,
    onSuccess: async (page) => {
      // A read still running is older.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, page);
      void refetch([`${inquiryEndpoints.list.path}?`, inquiryEndpoints.list.path]);
    },
    onError: (error) => {
      const { status, fields } = failureOf(error);
      if (shortLines(error)) {
        if (showsShortages?.() !== true) notify(failed(notDone, failureWords(error)));
        return;
      }
      const [field] = Object.values(fields);
      notify(failed(notDone, field ?? (status === 409 ? conflict : failureWords(error))));
      if (status === 409) void refetch([queryKey[0] ?? '']);
    },
  });
}
