import { useEffect, useState } from 'react';
import { request } from '#api-client/request.ts';
import type { ItemCardData } from '#site/item-card.ts';

export type Cards =
  | { state: 'ready'; cards: readonly ItemCardData[] }
  | { state: 'loading' | 'failed'; cards: readonly ItemCardData[] };

/**
 * All cards of a category. A large category's page holds only the first ones; the others are
 * fetched once, from a file made with the page.
 * @param first cards in the page
 * @param source address of all cards; null when the page holds them all
 */
export function useCards(first: readonly ItemCardData[], source: string | null): Cards {
  const [cards, setCards] = useState<Cards>({
    state: source === null ? 'ready' : 'loading',
    cards: first,
  });

  useEffect(() => {
    if (source === null) return;
    const abort = new AbortController();
    request('GET', source, { signal: abort.signal }).then(
      // Made by our own build from the same type.
      (all) => setCards({ state: 'ready', cards: all as ItemCardData[] }),
      () => {
        if (!abort.signal.aborted) setCards({ state: 'failed', cards: first });
      },
    );
    return () => abort.abort();
  }, [first, source]);

  return cards;
}
