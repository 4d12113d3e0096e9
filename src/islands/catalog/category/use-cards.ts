import { useEffect, useState } from 'react';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import { fetchCards } from '#stores/card-index.ts';

export interface Cards {
  state: 'ready' | 'loading' | 'failed';
  /** All cards of the category if ready, else the first ones. */
  cards: readonly ItemCardData[];
}

/**
 * All cards of a category. A large category's page has only the first; the others are fetched once.
 * @param first cards in the page
 * @param source address of all cards; null: the page has them all
 */
export function useCards(first: readonly ItemCardData[], source: string | null): Cards {
  const [cards, setCards] = useState<Cards>({
    state: source === null ? 'ready' : 'loading',
    cards: first,
  });

  useEffect(() => {
    if (source === null) return;
    const abort = new AbortController();
    fetchCards(source, abort.signal).then(
      (all) => setCards({ state: 'ready', cards: all }),
      () => {
        if (!abort.signal.aborted) setCards({ state: 'failed', cards: first });
      },
    );
    return () => abort.abort();
  }, [first, source]);

  return cards;
}
