/**
 * The category page's filter in the address, for sharing and for back and forward. The page number
 * is local state (@category.address).
 */
import { NO_FILTER, SORT_ORDERS, type CatalogFilter } from '#domain/catalog.ts';
import { MAX_LENGTH } from '#domain/limits.ts';

/** @returns the filter of a query; defaults for what is missing or unknown */
export function filterFromQuery(query: string): CatalogFilter {
  const params = new URLSearchParams(query);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_LENGTH.title);
  const sort = SORT_ORDERS.find((order) => order === params.get('sort'));
  return { search: text('search'), tag: text('tag'), sort: sort ?? NO_FILTER.sort };
}

/** @returns the query with its `?`, or an empty text for no filter */
export function queryFromFilter(filter: CatalogFilter): string {
  const entries = Object.entries(filter).filter(
    ([name, value]) => value !== NO_FILTER[name as keyof CatalogFilter],
  );
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
