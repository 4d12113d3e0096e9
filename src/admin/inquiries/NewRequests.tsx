import { useIsFetching, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { inquiryEndpoints, MAX_ARRIVED } from '#contracts/inquiries/list.ts';
import type { View } from '../address/place.ts';
import { OWN_401, pathOfKey, queryOf } from '../data/queries.ts';
import { Button } from '../parts/Button.tsx';
import { useReadMark } from './read-mark.ts';
import { NEW_REQUESTS } from './texts.ts';

/** @returns the count as text; the server counts only up to a maximum */
export function countWords(count: number): string {
  return count < MAX_ARRIVED ? String(count) : `${MAX_ARRIVED - 1}+`;
}

/** Reports new requests, above the page, so that nothing moves under the pointer. */
export function NewRequests({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && NEW_REQUESTS.text(countWords(count))}
      </p>
      {count > 0 && (
        <div className="new-requests pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center">
          <Button look="night" className="pointer-events-auto shadow-lifted" onClick={onShow}>
            {NEW_REQUESTS.show(countWords(count))}
          </Button>
        </div>
      )}
    </>
  );
}

/** How long a new request may go unnoticed while the admin is visible. */
export const POLL_MS = 60_000;

const isList = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  pathOfKey(queryKey).startsWith(`${inquiryEndpoints.list.path}?`);

/**
 * Counts pending, untouched and not quarantined requests since this person last read the list.
 * Lists are not refetched (@admin.refetch); the count is polled every minute while the page is
 * visible, and when it becomes visible.
 * @param view the shown view; in that of the list, nothing is counted before the list is read
 */
export function useNewRequests(personId: string, view: View): number {
  const { since, ids } = useReadMark(personId);
  const client = useQueryClient();
  // Renders again when a list has been read.
  useIsFetching({ predicate: isList });
  const lists = client.getQueryCache().findAll({ predicate: isList });
  const isRead = lists.some(({ state }) => state.status !== 'pending');
  const { data, isError } = useQuery({
    ...queryOf(inquiryEndpoints.arrived, { query: { since } }),
    enabled: view !== 'contact-leads' || isRead,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    // A background request: the next action reports an ended session.
    meta: OWN_401,
  });
  if (isError || !data) return 0;
  return data.ids.filter((id) => !ids.includes(id)).length;
}
