import { useRef, useState } from 'react';
import { filterEntries, pageOf, type CatalogFilter } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/limits.ts';
import type { ItemCardData } from '#site/item-card.ts';
import { restMissing, showing } from '#site/texts/catalog.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CardSkeletons, Results } from './Results.tsx';
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
  const [wantedPage, setPage] = useState(1);
  /** Until then all cards stand in the page, for visitors without scripts; CSS shows the first. */
  const live = useHydrated();
  const { state, cards } = useCards(first, source);
  const top = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);

  const found = filterEntries(cards, filter);
  const { items, page, pageCount } = pageOf(found, wantedPage);
  const filtered = filter.search.trim() !== '' || filter.tag !== '';
  const untouched = !filtered && filter.sort === 'name' && wantedPage === 1;
  const matching = state === 'ready' || filtered ? found.length : total;

  /** Only explicit clearing goes back to the first page (@category.page-after-filter). */
  const clear = (patch: Partial<CatalogFilter>) => {
    setFilter(patch);
    setPage(1);
  };
  const turn = (next: number) => {
    setPage(next);
    // Whoever goes on with the keyboard begins with the first of these items.
    count.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };

  return (
    <div ref={top} className="mt-10">
      <Toolbar filter={filter} tags={tags} onChange={setFilter} onClear={clear} />
      <p
        ref={count}
        tabIndex={-1}
        className="needs-script mt-6 text-sm text-night-600 outline-none"
        role="status"
      >
        {showing(live ? items.length : Math.min(PAGE_SIZE, total), matching)}
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-4 rounded-md bg-rose-100 p-4 text-sm">
          {restMissing}
        </p>
      )}
      {state === 'loading' && !untouched ? (
        <CardSkeletons />
      ) : (
        <Results
          cards={live ? items : cards}
          live={live}
          onClear={() => clear({ search: '', tag: '' })}
        />
      )}
      {total > PAGE_SIZE && matching > 0 && (
        <div className="needs-script">
          <Pagination
            page={state === 'ready' ? page : wantedPage}
            pageCount={state === 'ready' ? pageCount : Math.ceil(total / PAGE_SIZE)}
            onPage={turn}
          />
        </div>
      )}
    </div>
  );
}
