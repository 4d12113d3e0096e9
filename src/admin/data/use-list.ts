import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { EntityEndpoints } from '#contracts/editing.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { FIRST_PAGE, type ListView } from '../address/place.ts';
import { showList, useListParams } from '../address/router.ts';
import { queryOf, type ListParams } from './queries.ts';

export type ListState<T> = ReturnType<typeof useList<T>>;

/** Parameters that do not filter rows, and the view, which has a button of its own. */
const NOT_FILTERS = new Set(['sort', 'page', 'deleted', 'view']);

/**
 * One list of the admin: searched, filtered, sorted and paged by the server, as the address says.
 * @param tab in which it stands
 */
export function useList<T>(endpoint: EntityEndpoints<T>['list'], tab: ListView) {
  const params = useListParams(tab);
  const query = useQuery({
    queryKey: [addressOf(endpoint, { query: params })],
    queryFn: ({ signal }) => readPage(endpoint, params, signal),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  const page = Number(params.page ?? 1);
  const pageCount = Math.max(1, Math.ceil(total / ADMIN_PAGE_SIZE));

  // Rows were removed: the last page instead of an empty one.
  useEffect(() => {
    if (query.data && !query.isPlaceholderData && page > pageCount) {
      showList(tab, { ...params, page: pageCount }, 'replace');
    }
  }, [query.data, query.isPlaceholderData, page, pageCount, tab, params]);

  /** Anything but the page takes the list back to its first page; an empty value removes. */
  const setParams = (changes: Record<string, string>) => {
    const next: ListParams = { ...params, page: 1 };
    for (const [name, value] of Object.entries(changes)) next[name] = value || undefined;
    // No history entry for each letter typed.
    showList(tab, next, 'q' in changes ? 'replace' : 'push');
  };

  return {
    params,
    setParams,
    setParam: (name: string, value: string) => setParams({ [name]: value }),
    setPage: (next: number) => showList(tab, { ...params, page: next }),
    /** Clears search and filters; the sort and the view stay. */
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
