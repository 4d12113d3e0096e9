import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { addressOf, call, type Address, type CallArguments } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { categoryEndpoints } from '#contracts/catalog/categories.ts';
import { itemEndpoints } from '#contracts/catalog/rental-items.ts';
import { packageEndpoints } from '#contracts/catalog/service-packages.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';
import { mediaEndpoints } from '#contracts/media.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints } from '#contracts/settings/endpoints.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { ME_KEY } from '../accounts/session/use-me.ts';
import { failureWords } from './failure-words.ts';

/** Parameters of a list that differ from the default, as in the address. */
export type ListParams = Record<string, string | number | undefined>;

/**
 * @param query the parameters that another endpoint accepts, by name
 * @returns the list's parameters that the other endpoint accepts too, such as its filters
 */
export function narrowed(params: ListParams, query: object): ListParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name in query));
}

/** @returns key and function to read an endpoint, for `useQuery` */
export function queryOf<Path extends string, Query extends Schema | undefined, Answer>(
  endpoint: Endpoint<Path, Query, undefined, Answer>,
  ...[input]: CallArguments<Path, Query, undefined>
) {
  return queryOptions({
    // An endpoint without a body takes nothing besides its address.
    queryKey: [addressOf(endpoint, input as Address)],
    queryFn: ({ signal }) =>
      call(endpoint, ...([input, signal] as CallArguments<Path, Query, undefined>)),
  });
}

/** @returns the path that a key reads */
export function pathOfKey(key: readonly unknown[]): string {
  return key.join('/');
}

/** @returns whether a key reads this path, with any query, or a path below it */
export function isAt(key: readonly unknown[], path: string): boolean {
  const keyPath = pathOfKey(key);
  return keyPath === path || keyPath.startsWith(`${path}/`) || keyPath.startsWith(`${path}?`);
}

/** For calls whose 401 does not mean an ended session, such as one for a wrong password. */
export const OWN_401 = { own401: true } as const;

interface WriteMeta extends Record<string, unknown> {
  /** See `OWN_401`. */
  own401?: boolean;
  /** Title of the toast after a failure; missing if the failure is shown elsewhere. */
  failed?: string;
  /** Paths to refetch after success or failure. */
  rereads?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: WriteMeta;
  }
}

/**
 * The admin's query cache, by @admin.refetch: no automatic refetching or retries, and data never
 * goes stale.
 * @param onSignedOut called when a call finds that the session has ended
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onFailure = (error: unknown, meta: Record<string, unknown> | undefined) => {
    const { status, code } = failureOf(error);
    if (meta?.own401 !== true && status === 401) onSignedOut();
    // The role was lowered since: reads it again, so that the screen can say so.
    if (status === 403 && code === 'forbidden') void client.invalidateQueries({ queryKey: ME_KEY });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        onFailure(error, meta);
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
        // Fails offline, instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Paths that show data of another list, and must be refetched with it (@admin.refetch). */
const RELATED: Partial<Record<string, readonly string[]>> = {
  // Items show their category's name, and may be deleted with it.
  [categoryEndpoints.list.path]: [itemEndpoints.list.path],
  // Categories show how many items they have; photos show which items use them, and how items describe them;
  // settings and their earlier versions follow items to new names.
  [itemEndpoints.list.path]: [
    categoryEndpoints.list.path,
    mediaEndpoints.list.path,
    settingsEndpoints.read.path,
  ],
};

/** Paths of all that a write to any part of the catalog may change. */
export const CATALOG_PATHS = [
  categoryEndpoints.list.path,
  itemEndpoints.list.path,
  packageEndpoints.list.path,
  mediaEndpoints.list.path,
  settingsEndpoints.read.path,
  publishingEndpoints.read.path,
];

/** @returns all paths to refetch after a write at `path` */
export function pathsAfterWrite(path: string): string[] {
  return [path, ...(RELATED[path] ?? []), publishingEndpoints.read.path];
}

/**
 * Puts an entity as it is now into cached lists at once: reopened before a refetch, its form would otherwise show
 * the former values, and so would its row, where nothing refetches. The lists' age stays, and whether they are stale.
 */
export function showInLists(client: QueryClient, path: string, entity: { id: string }): void {
  const lists = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isAt(queryKey, path) });
  for (const list of lists) {
    const { dataUpdatedAt: updatedAt, isInvalidated } = list.state;
    client.setQueryData<{ rows?: { id: string }[] }>(
      list.queryKey,
      (data) =>
        data?.rows?.some(({ id }) => id === entity.id)
          ? {
              ...data,
              rows: data.rows.map((row) => (row.id === entity.id ? { ...row, ...entity } : row)),
            }
          : undefined,
      { updatedAt },
    );
    if (isInvalidated) list.invalidate();
  }
}

/** Refetches shown data of these paths and below. */
async function reread(client: QueryClient, paths: readonly string[]): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    paths.some((path) => isAt(queryKey, path));
  // Otherwise the library would keep waiting for a first read under way, whose answer may be older than the write.
  await client.cancelQueries({ predicate, fetchStatus: 'fetching' });
  await client.invalidateQueries({ predicate });
}

/** @returns a function that refetches shown data of these paths and below */
export function useRefetch(): (paths: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((paths) => reread(client, paths), [client]);
}
