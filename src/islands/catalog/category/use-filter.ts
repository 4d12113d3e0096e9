import { useCallback, useEffect, useState } from 'react';
import { NO_FILTER, type CatalogFilter } from '#domain/catalog.ts';
import { comparedFromQuery, filterFromQuery, queryFromFilter } from '#stores/url-filter.ts';

/** Fields that are typed letter by letter, so that a change only replaces the address. */
const TYPED = new Set(['search', 'min', 'max']);

/**
 * The filter, synchronized with the address.
 * @param onTraverse called after Back or Forward
 * @returns filter and setter; typing replaces the address, a choice adds to the history
 */
export function useFilter(onTraverse: () => void) {
  // The page was built without a filter, and hydration must match it.
  const [filter, setFilter] = useState<CatalogFilter>(NO_FILTER);

  useEffect(() => {
    const read = () => setFilter(filterFromQuery(location.search));
    const traverse = () => {
      read();
      onTraverse();
    };
    read();
    addEventListener('popstate', traverse);
    return () => removeEventListener('popstate', traverse);
  }, [onTraverse]);

  const change = useCallback((patch: Partial<CatalogFilter>) => {
    // Read from the address, which is current: the first choice may come before the filter has been rendered.
    const next = { ...filterFromQuery(location.search), ...patch };
    const query = queryFromFilter(next, comparedFromQuery(location.search));
    const address = `${location.pathname}${query}`;
    if (Object.keys(patch).every((name) => TYPED.has(name)))
      history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setFilter(next);
  }, []);

  return [filter, change] as const;
}
