import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { EntityEndpoints } from '#contracts/editing.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { FIRST_PAGE, type ListView } from '../address/place.ts';
import { showList, useListParams } from '../address/router.ts';
import { queryOf, type ListParams } from './queries.ts';

export type ListState<T> = ReturnType<typeof useList<T>>;

type ListEndpoint<T> = EntityEndpoints<T>['list'];
/** Shows the list with these parameters. */
type Show = (next: ListParams, how?: 'push' | 'replace') => void;

/** Parameters besides search and filters: “Clear filters” keeps all of these but the page. */
const NOT_FILTERS = new Set(['sort', 'page', 'deleted', 'view']);

/**
 * One list of the admin: searched, filtered, sorted and paged by the server, as the address says.
 * @param tab in which it stands
 */
export function useList<T>(endpoint: ListEndpoint<T>, tab: ListView): ListState<T> {
  return useListAt(endpoint, useListParams(tab), (next, how) => showList(tab, next, how));
}

/** A list in a dialog: search and filters are not in the address, and end with the dialog. */
export function useOwnList<T>(endpoint: ListEndpoint<T>): ListState<T> {
  const [params, setParams] = useState<ListParams>(FIRST_PAGE);
  return useListAt(endpoint, params, setParams);
}

function useListAt<T>(endpoint: ListEndpoint<T>, params: ListParams, show: Show) {
  const query = useQuery({
    queryKey: [addressOf(endpoint, { query: params })],
    queryFn: ({ signal }) => readPage(endpoint, params, signal),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  const page = Number(params.page ?? 1);
  const pageCount = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));

  // After rows were removed, shows the last page instead of an empty one.
  const showLast = useEffectEvent(() => show({ ...params, page: pageCount }, 'replace'));
  useEffect(() => {
    if (query.data && !query.isPlaceholderData && page > pageCount) showLast();
  }, [query.data, query.isPlaceholderData, page, pageCount]);

  /**
   * Sets parameters, and returns to the first page unless the page is set.
   * @param changes values by name; an empty one removes the parameter
   * @param entry in the browser's history: `replace` while typing
   */
  const setParams = (changes: Record<string, string>, entry: 'push' | 'replace' = 'push') => {
    const next: ListParams = { ...params, page: 1 };
    for (const [name, value] of Object.entries(changes)) next[name] = value || undefined;
    show(next, entry);
  };

  return {
    params,
    setParams,
    setParam: (name: string, value: string, entry?: 'push' | 'replace') =>
      setParams({ [name]: value }, entry),
    setPage: (next: number) => show({ ...params, page: next }),
    /** Clears search and filters, but neither sort nor view. */
    clear: () => {
      const { sort, deleted, view } = params;
      showList(tab, { ...FIRST_PAGE, sort, deleted, view });
    },
    isFiltered: Object.entries(params).some(
      ([name, value]) => !NOT_FILTERS.has(name) && value !== undefined,
    ),
    /** Undefined while nothing has come yet. */
    rows: query.data?.rows,
    total,
    /** How many there are in each status; empty where the list has none. */
    counts: query.data?.counts ?? {},
    /** When these rows were read, as the server says; empty before, and where the list has none. */
    arrivalMark: query.isPlaceholderData ? '' : (query.data?.arrivalMark ?? ''),
    page,
    pageCount,
    error: query.error,
    isReading: query.isFetching,
    /** When it was last read, in milliseconds; 0 before. */
    readAt: query.dataUpdatedAt,
    refresh: () => void query.refetch(),
  };
}

/**
 * The list is short: without a page it is given whole.
 * @returns all categories that are not in the trash, in the order in which visitors see them
 */
export function useAllCategories(): UseQueryResult<CategoryAdminView[]> {
  return useQuery(queryOf(categoryEndpoints.list));
}
