import { useCallback, useEffect, useMemo, useState } from 'react';
import { MAX_COMPARED } from '#domain/limits.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import { comparedFromQuery, filterFromQuery, queryFromFilter } from '#stores/url-filter.ts';

/** Slugs of the items chosen for comparison (@compare.choose). */
export interface ChosenToCompare {
  slugs: readonly string[];
  /** The maximum is chosen. */
  isFull: boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

/**
 * Keeps the chosen items in the address, without adding to the history.
 * @param cards all cards of the category; null: not all are loaded
 * @returns null if the category offers no comparison
 */
export function useCompared(
  isOffered: boolean,
  cards: readonly ItemCardData[] | null,
): ChosenToCompare | null {
  // The page was built without a choice, and hydration must match it.
  const [slugs, setSlugs] = useState<readonly string[]>([]);

  useEffect(() => {
    const read = () => setSlugs(comparedFromQuery(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  // A shared address may name items that left the category; they do not count toward the maximum.
  const known = useCallback(
    (named: readonly string[]) =>
      named.filter((slug) => cards === null || cards.some(({ href }) => href.endsWith(`/${slug}`))),
    [cards],
  );
  const choose = useCallback(
    (change: (slugs: readonly string[]) => readonly string[]) => {
      const next = change(known(comparedFromQuery(location.search)));
      const query = queryFromFilter(filterFromQuery(location.search), next);
      history.replaceState(history.state, '', `${location.pathname}${query}`);
      setSlugs(next);
    },
    [known],
  );
  const toggle = useCallback(
    (slug: string) =>
      choose((last) =>
        last.includes(slug) ? last.filter((other) => other !== slug) : [...last, slug],
      ),
    [choose],
  );
  const clear = useCallback(() => choose(() => []), [choose]);
  return useMemo(() => {
    if (!isOffered) return null;
    const chosen = known(slugs);
    return { slugs: chosen, isFull: chosen.length >= MAX_COMPARED, toggle, clear };
  }, [isOffered, known, slugs, toggle, clear]);
}
