import { MutationCache, QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { read } from '#api-client/admin.ts';
import { failureOf } from '#api-client/failure.ts';
import { ADMIN_API_PATHS } from '#site/paths.ts';

/**
 * Query keys: the parts of a key, joined by `/`, are the path that is read.
 */

/** Answer to a search: only what is asked for stands in the address. */
export type ListParams = Record<string, string | number | undefined>;

/**
 * @param path of a list
 * @param params query parameters; empty ones are left out
 * @returns key of that list
 */
export function listKey(path: string, params: ListParams = {}): [string] {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return [query.size === 0 ? path : `${path}?${query}`];
}

/** @returns the path that a key reads */
export function pathOfKey(key: readonly unknown[]): string {
  return key.join('/');
}

/** @returns whether a key reads this path, something below it, or a selection of it */
export function isAt(key: readonly unknown[], path: string): boolean {
  const own = pathOfKey(key);
  return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}?`);
}

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
        queryFn: ({ queryKey, signal }) => read(pathOfKey(queryKey), signal),
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

/** Which lists show something of another: a write there makes them be read again (@admin.refetch). */
const RELATED: Partial<Record<string, readonly string[]>> = {
  // An item shows its category's name; a category's items may go with it.
  [ADMIN_API_PATHS.categories]: [ADMIN_API_PATHS.rentalItems],
  // A category counts its items.
  [ADMIN_API_PATHS.rentalItems]: [ADMIN_API_PATHS.categories],
};

/** @returns every path to read again after a write at this one */
export function pathsAfterWrite(path: string): string[] {
  return [path, ...(RELATED[path] ?? []), ADMIN_API_PATHS.publishing];
}

/** @returns a function that reads again what is shown at these paths, and below them */
export function useRefetch(): (paths: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (paths) =>
      client.invalidateQueries({
        predicate: ({ queryKey }) => paths.some((path) => isAt(queryKey, path)),
      }),
    [client],
  );
}
