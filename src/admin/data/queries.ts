import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf, call, type Address, type Said } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { ME_KEY } from '../accounts/session/use-me.ts';
import { failureWords } from './failure-words.ts';

/** How a list is shown: only what is asked for stands in the address. */
export type ListParams = Record<string, string | number | undefined>;

/** @returns those of a list that a query takes too: what narrows it, without its page and order */
export function narrowed(params: ListParams, query: object): ListParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name in query));
}

/** @returns key and function of a query that reads an endpoint, for `useQuery` */
export function queryOf<Path extends string, Query extends Schema | undefined, Answer>(
  endpoint: Endpoint<Path, Query, undefined, Answer>,
  ...[input]: Said<Path, Query, undefined>
) {
  return queryOptions({
    // What any endpoint leaves to be said in an address is of this form.
    queryKey: [addressOf(endpoint, input as Address)],
    queryFn: ({ signal }) => call(endpoint, ...([input, signal] as Said<Path, Query, undefined>)),
  });
}

/** @returns the path that a key reads: its parts, joined by `/` */
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

interface WriteMeta extends Record<string, unknown> {
  own401?: boolean;
  /** Title of the toast when it fails; left out where the failure is shown in another way. */
  failed?: string;
  /** Paths to read again once it is over, whether it failed or not. */
  rereads?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/**
 * The cache of the admin, by @admin.refetch: no refetch by itself, data never goes stale,
 * nothing is retried.
 * @param onSignedOut told when a call finds that the session has ended
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onFailure = (error: unknown, meta: Record<string, unknown> | undefined) => {
    const { status, code } = failureOf(error);
    if (meta?.own401 !== true && status === 401) onSignedOut();
    // The role was lowered since: reads it again, so that the screen can say so.
    if (status === 403 && code === 'forbidden') void client.invalidateQueries({ queryKey: ME_KEY });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tellEnd(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        tellEnd(error, meta);
        if (meta?.failed !== undefined) notify(failed(meta.failed, failureWords(error)));
      },
      onSettled: (_data, _error, _variables, _result, { meta }) =>
        reread(client, meta?.rereads ?? []),
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
  return client;
}

/** Which lists show something of another: a write there makes them be read again (@admin.refetch). */
const RELATED: Partial<Record<string, readonly string[]>> = {
  // An item shows its category's name; a category's items may go with it.
  [categoryEndpoints.list.path]: [itemEndpoints.list.path],
  // A category counts its items.
  [itemEndpoints.list.path]: [categoryEndpoints.list.path],
};

/** Paths of all that a write to any part of the catalog may change. */
export const CATALOG_PATHS = [
  categoryEndpoints.list.path,
  itemEndpoints.list.path,
  packageEndpoints.list.path,
  mediaEndpoints.list.path,
  publishingEndpoints.read.path,
];

/** @returns all paths to refetch after a write at `path` */
export function pathsAfterWrite(path: string): string[] {
  return [path, ...(RELATED[path] ?? []), publishingEndpoints.read.path];
}

/**
 * Shows what was saved in the lists at this path at once: whoever opens it again before they have been
 * read again would see, and edit, what it was before.
 */
export function showSaved(client: QueryClient, path: string, saved: { id: string }): void {
  client.setQueriesData<{ rows?: { id: string }[] }>(
    { predicate: ({ queryKey }) => isAt(queryKey, path) },
    (data) =>
      data?.rows && {
        ...data,
        rows: data.rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row)),
      },
  );
}

/** Reads again what is shown at these paths, and below them. */
async function reread(client: QueryClient, paths: readonly string[]): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    paths.some((path) => isAt(queryKey, path));
  // Otherwise the library would keep waiting for a first read under way, whose answer may be older than the write.
  await client.cancelQueries({ predicate, fetchStatus: 'fetching' });
  await client.invalidateQueries({ predicate });
}

/** @returns a function that reads again what is shown at these paths, and below them */
export function useRefetch(): (paths: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((paths) => reread(client, paths), [client]);
}
