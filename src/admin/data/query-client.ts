import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf } from '#api-client/failure.ts';

/** Set on calls whose 401 is no ended session: a wrong password, for instance. */
export const OWN_401 = { own401: true } as const;

/**
 * The cache of the admin, by @admin.refetch: no refetch by itself, data never goes stale,
 * nothing is retried.
 * @param onSignedOut told when a call finds that the session has ended
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const toastEnd = (error: unknown, meta: Record<string, unknown> | undefined) => {
    if (meta?.own401 !== true && failureOf(error).status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => toastEnd(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => toastEnd(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // What fails offline says so, and is not kept for later.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
