import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { quoteEndpoints } from '#contracts/quotes/quotes.ts';
import { OWN_401, queryOf } from '../data/queries.ts';
import { POLL_MS } from './NewRequests.tsx';

/**
 * Refetches an open request and its quotes every minute while it is visible, and when it becomes
 * visible (@inquiry.fresh). Failures are silent; the next action reports them.
 */
export function useFresh(id: string): void {
  const client = useQueryClient();
  const byId = { params: { id } };
  useQuery({
    queryKey: ['fresh', id],
    queryFn: async ({ signal }) => {
      const { read } = workEndpoints;
      const { list } = quoteEndpoints;
      await Promise.all([
        renew(client, queryOf(read, byId).queryKey, () => call(read, byId, signal)),
        renew(client, queryOf(list, byId).queryKey, () => call(list, byId, signal)),
      ]);
      return null;
    },
    // Reads nothing on opening, because the page itself does.
    initialData: null,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    meta: OWN_401,
  });
}

/** Puts an answer into the cache, unless a write is running or the cache changed: both are newer. */
async function renew(
  client: QueryClient,
  key: readonly unknown[],
  read: () => Promise<unknown>,
): Promise<void> {
  const before = client.getQueryState(key)?.dataUpdatedAt;
  const data = await read();
  const isOvertaken =
    client.isMutating() > 0 || client.getQueryState(key)?.dataUpdatedAt !== before;
  if (!isOvertaken) client.setQueryData(key, data);
}
