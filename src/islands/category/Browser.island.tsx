import { useEffect, useRef, useState } from 'react';
import { filterEntries, pageOf, type CatalogueFilter } from '#domain/catalogue.ts';
import { PAGE_SIZE } from '#domain/limits.ts';
import type { ItemCardData } from '#site/item-card.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { ItemCard } from './ItemCard.tsx';
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

/** Pictures of the first view load at once. */
const EAGER = 4;

/** A category's items with search, tag filter, sort and pages (spec §2, "Category page"). */
export function Browser({ cards: first, source, total, tags }: BrowserProps) {
  const [filter, setFilter] = useFilter();
  const [wantedPage, setPage] = useState(1);
  /** Until then all cards stand in the page, for visitors without scripts; CSS shows the first. */
  const [live, setLive] = useState(false);
  const { state, cards } = useCards(first, source);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => setLive(true), []);

  const found = filterEntries(cards, filter);
  const { items, page, pageCount } = pageOf(found, wantedPage);
  const filtered = filter.search.trim() !== '' || filter.tag !== '';
  const untouched = !filtered && filter.sort === 'name' && page === 1;
  const matching = state === 'ready' || filtered ? found.length : total;

  /** Only explicit clearing goes back to the first page (spec §2). */
  const clear = (patch: Partial<CatalogueFilter>) => {
    setFilter(patch);
    setPage(1);
  };
  const turn = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView();
  };

  return (
    <div ref={top} className="mt-10">
      <Toolbar filter={filter} tags={tags} onChange={setFilter} onClear={clear} />
      <p className="needs-script mt-6 text-sm text-night-600" role="status">
        {`Showing ${live ? items.length : Math.min(PAGE_SIZE, total)} of ${matching} items`}
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-4 rounded-md bg-rose-100 p-4 text-sm">
          The rest of this list could not be loaded. Please reload the page.
        </p>
      )}
      {state === 'loading' && !untouched ? (
        <CardSkeletons />
      ) : (
        <ul className="card-grid paged-cards mt-8" data-live={live || undefined}>
          {(live ? items : cards).map((card, index) => (
            <ItemCard key={card.id} item={card} eager={index < EAGER} />
          ))}
        </ul>
      )}
      {state !== 'loading' && items.length === 0 && (
        <div className="py-16 text-center">
          <p className="font-display text-xl">No items match your filters</p>
          <button
            type="button"
            className="button button-outline mt-6"
            onClick={() => clear({ search: '', tag: '' })}
          >
            Clear filters
          </button>
        </div>
      )}
      {total > PAGE_SIZE && (
        <div className="needs-script">
          <Pagination
            page={page}
            pageCount={state === 'ready' ? pageCount : Math.ceil(total / PAGE_SIZE)}
            onPage={turn}
          />
        </div>
      )}
    </div>
  );
}
