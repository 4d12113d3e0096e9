import { useIsFetching, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { inquiryEndpoints, MAX_ARRIVED } from '#contracts/inquiries/list.ts';
import type { View } from '../address/place.ts';
import { OWN_401, pathOfKey, queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { useReadMark } from './read-mark.ts';
import { NEW_REQUESTS } from './texts.ts';

/** @returns a number as far as it is known: the server names no more than so many */
export function countWords(count: number): string {
  return count < MAX_ARRIVED ? String(count) : `${MAX_ARRIVED - 1}+`;
}

/** What has come meanwhile. It lies above the page, so that nothing moves under a pointer. */
export function NewRequests({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && NEW_REQUESTS.text(countWords(count))}
      </p>
      {count > 0 && (
        <div className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center">
          <Button look="night" className="pointer-events-auto shadow-lifted" onClick={onShow}>
            {NEW_REQUESTS.show(countWords(count))}
          </Button>
        </div>
      )}
    </>
  );
}

/** How long something may be there unnoticed while somebody looks in the admin. */
export const POLL_MS = 60_000;

const isList = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  pathOfKey(queryKey).startsWith(`${inquiryEndpoints.list.path}?`);

/**
 * How many requests have arrived since this person last read the list of them: pending, not
 * quarantined, touched by nobody. The lists themselves are not read again (@admin.refetch): this is asked
 * each minute while the page is seen, and at once when it is seen again.
 * @param view that is shown: a list that is being read first says first what has been read
 */
export function useNewRequests(personId: string, view: View): number {
  const { since, ids } = useReadMark(personId);
  const client = useQueryClient();
  useIsFetching({ predicate: isList });
  const lists = client.getQueryCache().findAll({ predicate: isList });
  const isRead = lists.some(({ state }) => state.status !== 'pending');
  const { data, isError } = useQuery({
    ...queryOf(inquiryEndpoints.arrived, { query: { since } }),
    enabled: view !== 'contact-leads' || isRead,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    // Nobody has done anything: the next action says that the sign-in has ended.
    meta: OWN_401,
  });
  if (isError || !data) return 0;
  return data.ids.filter((id) => !ids.includes(id)).length;
}
