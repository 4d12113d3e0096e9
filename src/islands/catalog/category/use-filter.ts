import { useCallback, useEffect, useState } from 'react';
import { NO_FILTER, type CatalogFilter } from '#domain/catalog.ts';
import { filterFromQuery, queryFromFilter } from '#stores/url-filter.ts';

/** What is typed letter by letter. */
const TYPED = new Set(['search', 'min', 'max']);

/**
 * The filter, kept in step with the address.
 * @param onTraverse told of a filter that Back or Forward brings
 * @returns the filter and a setter; typing replaces the address, a choice adds to the history
 */
export function useFilter(onTraverse: () => void) {
  // The page was built without a filter, and the first render must match it.
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
    // Of the address, which is never behind: a first choice may come before the page is drawn with it.
    const next = { ...filterFromQuery(location.search), ...patch };
    const address = `${location.pathname}${queryFromFilter(next)}`;
    if (Object.keys(patch).every((name) => TYPED.has(name)))
      history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setFilter(next);
  }, []);

  return [filter, change] as const;
}
