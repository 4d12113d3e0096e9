/**
 * Query keys: the parts of a key, joined by `/`, are the path that is read.
 */
import { queryOptions } from '@tanstack/react-query';
import { addressOf, call, type Address, type Said } from '#api-client/call.ts';
import type { Endpoint, Schema } from '#contracts/endpoint.ts';

/** How a list is shown: only what is asked for stands in the address. */
export type ListParams = Record<string, string | number | undefined>;

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

/** @returns the path that a key reads */
export function pathOfKey(key: readonly unknown[]): string {
  return key.join('/');
}

/** @returns whether a key reads this path, something below it, or a selection of it */
export function isAt(key: readonly unknown[], path: string): boolean {
  const own = pathOfKey(key);
  return own === path || own.startsWith(`${path}/`) || own.startsWith(`${path}?`);
}
