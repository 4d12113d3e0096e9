import { memo, useMemo, useRef, type RefObject } from 'react';
import { entryFilter, pageOf, type CatalogFilter } from '#domain/catalog.ts';
import { PAGE_SIZE } from '#domain/limits.ts';
import type { ItemCardData } from '#site/item-card.ts';
import { clearFilters, noMatches, restMissing, showing } from '#site/texts/catalog.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ItemCard } from './ItemCard.tsx';
import type { Cards } from './use-cards.ts';

export interface FoundProps {
  list: Cards;
  filter: CatalogFilter;
  /** The wanted one, from 1. */
  page: number;
  /** Items of the category, those included that are not loaded. */
  total: number;
  /** Scrolled to with another page. */
  top: RefObject<HTMLElement | null>;
  onPage: (page: number) => void;
  onClear: (patch: Partial<CatalogFilter>) => void;
}

/** What a filter finds: count, cards and pages. Rendered only when something of it changes. */
export const Found = memo(function Found(props: FoundProps) {
  const { list, filter, page: wantedPage, total, top, onPage, onClear } = props;
  const { state, cards } = list;
  /** Until then all cards stand in the page, for visitors without scripts; CSS shows the first. */
  const live = useHydrated();
  const count = useRef<HTMLParagraphElement>(null);

  const find = useMemo(() => entryFilter(cards), [cards]);
  const found = useMemo(() => find(filter), [find, filter]);
  const { items, page, pageCount } = pageOf(found, wantedPage);
  const filtered = filter.search.trim() !== '' || filter.tag !== '';
  const untouched = !filtered && filter.sort === 'name' && wantedPage === 1;
  const matching = state === 'ready' || filtered ? found.length : total;

  const turn = (next: number) => {
    onPage(next);
    // Whoever goes on with the keyboard begins with the first of these items.
    count.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };

  return (
    <>
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
          onClear={() => onClear({ search: '', tag: '' })}
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
    </>
  );
});

interface ResultsProps {
  cards: readonly ItemCardData[];
  /** False while all cards stand in the page and CSS shows the first ones. */
  live: boolean;
  onClear: () => void;
}

/** Images of the first view load at once. */
const EAGER = 4;

/** The cards of a category, or that none match (@category.no-match). */
function Results({ cards, live, onClear }: ResultsProps) {
  if (cards.length === 0) {
    return (
      <div className="py-16 text-center">
        <p className="font-display text-xl">{noMatches}</p>
        <button type="button" className="mt-6 button button-outline" onClick={onClear}>
          {clearFilters}
        </button>
      </div>
    );
  }
  return (
    <ul className="card-grid paged-cards mt-8" data-live={live || undefined}>
      {cards.map((card, index) => (
        <ItemCard key={card.id} item={card} eager={index < EAGER} />
      ))}
    </ul>
  );
}

/** Skeleton cards while a large category's list is loaded (@category.large). */
const SKELETONS = 8;

function CardSkeletons() {
  return (
    <ul aria-hidden="true" className="card-grid mt-8">
      {Array.from({ length: SKELETONS }, (_, index) => (
        <li key={index} className="animate-pulse">
          <div className="aspect-4/3 rounded-md bg-ivory-200" />
          <div className="mt-4 h-6 w-3/4 rounded-sm bg-ivory-200" />
          <div className="mt-2 h-5 w-1/3 rounded-sm bg-ivory-200" />
        </li>
      ))}
    </ul>
  );
}
