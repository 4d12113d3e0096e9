import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressOf, readPage } from '#api-client/call.ts';
import { categoryEndpoints, type CategoryAdminView } from '#contracts/catalog/categories.ts';
import type { EntityEndpoints } from '#contracts/editing.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { FIRST_PAGE, type ListView } from '../address/place.ts';
import { showList, useListParams } from '../address/router.ts';
import { queryOf, type ListParams } from './queries.ts';

export type ListState<T> = ReturnType<typeof useListAt<T>>;

type ListEndpoint<T> = EntityEndpoints<T>['list'];
/** Shows the list with these parameters. */
type Show = (next: ListParams, how?: 'push' | 'replace') => void;

/** Parameters besides search and filters: “Clear filters” keeps all of these but the page. */
const NOT_FILTERS = new Set(['sort', 'page', 'deleted', 'view']);

/**
 * A list of the admin; the server searches, filters, sorts and pages it by the address.
 * @param tab that shows the list
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
      show({ ...FIRST_PAGE, sort, deleted, view });
    },
    /**
     * Shows the trash or leaves it. A search or a view would hide there what was just deleted, so they end
     * (@trash.search).
     * @param view to show in place of the trash
     */
    showTrash: (isShown: boolean, view = '') => {
      const deleted = isShown ? '1' : undefined;
      show({ ...FIRST_PAGE, sort: params.sort, view: view || undefined, deleted });
    },
    isFiltered: Object.entries(params).some(
      ([name, value]) => !NOT_FILTERS.has(name) && value !== undefined,
    ),
    /** Undefined until the first answer. */
    rows: query.data?.rows,
    total,
    /** Number of rows by status; empty for a list without statuses. */
    counts: query.data?.counts ?? {},
    /** The server's mark of the requests that had arrived by this reading; empty before it, and for other lists. */
    arrivalMark: query.isPlaceholderData ? '' : (query.data?.arrivalMark ?? ''),
    page,
    pageCount,
    error: query.error,
    isReading: query.isFetching,
    /** Time of the last reading in milliseconds; 0 before. */
    readAt: query.dataUpdatedAt,
    refresh: () => query.refetch(),
  };
}

/**
 * Reads all pages at once, because there are few categories.
 * @returns the categories outside the trash, in the visitors' order
 */
export function useAllCategories(): UseQueryResult<CategoryAdminView[]> {
  return useQuery(queryOf(categoryEndpoints.list));
}
