import { useCallback, useRef, useState } from 'react';
import type { CatalogFilter } from '#domain/catalog.ts';
import type { ItemCardData } from '#site/item-card.ts';
import { Found } from './Found.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCards } from './use-cards.ts';
import { useFilter } from './use-filter.ts';

export interface BrowserProps {
  /** All cards, or the first ones of a large category. */
  cards: ItemCardData[];
  /** Address of all cards of a large category, or null. */
  source: string | null;
  total: number;
  tags: string[];
}

/** A category's items with search, tag filter, sort and pages. */
export function Browser({ cards: first, source, total, tags }: BrowserProps) {
  const [filter, setFilter] = useFilter();
  const [page, setPage] = useState(1);
  const list = useCards(first, source);
  const top = useRef<HTMLDivElement>(null);
  /** Only explicit clearing goes back to the first page (@category.page-after-filter). */
  const clear = useCallback(
    (patch: Partial<CatalogFilter>) => {
      setFilter(patch);
      setPage(1);
    },
    [setFilter],
  );

  return (
    <div ref={top} className="mt-10">
      <Toolbar filter={filter} tags={tags} onChange={setFilter} onClear={clear} />
      <Found
        list={list}
        filter={filter}
        page={page}
        total={total}
        top={top}
        onPage={setPage}
        onClear={clear}
      />
    </div>
  );
}
