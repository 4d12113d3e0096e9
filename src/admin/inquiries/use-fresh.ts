import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { quoteEndpoints } from '#contracts/quotes/quotes.ts';
import { OWN_401, queryOf } from '../data/queries.ts';
import { POLL_MS } from './NewRequests.tsx';

/**
 * Reads an open request and its quotes again, each minute while it is seen and at once when it is seen
 * again (@inquiry.fresh). Nobody has asked for it, so a failure is silent: the next action says it.
 */
export function useFresh(id: string): void {
  const client = useQueryClient();
  const its = { params: { id } };
  useQuery({
    queryKey: ['fresh', id],
    queryFn: async ({ signal }) => {
      const { read } = workEndpoints;
      const { list } = quoteEndpoints;
      await Promise.all([
        renew(client, queryOf(read, its).queryKey, () => call(read, its, signal)),
        renew(client, queryOf(list, its).queryKey, () => call(list, its, signal)),
      ]);
      return null;
    },
    // The page itself reads when it opens.
    initialData: null,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    meta: OWN_401,
  });
}

/** Puts an answer into the cache, unless a write was faster: what that answered is newer. */
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
