import { memo, useRef, type RefObject } from 'react';
import { NO_FILTER, pageOf, type CatalogFilter, type Filtered } from '#domain/catalog.ts';
import { FEW_ITEMS, PAGE_SIZE } from '#domain/limits.ts';
import type { Fabric } from '#site/catalog/fabrics.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import { loadingItems, restMissing, showing } from '#site/catalog/texts.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Fabrics } from './Fabrics.tsx';
import { ItemCard } from './ItemCard.tsx';
import { NoMatches } from './NoMatches.tsx';
import { PlannerCard } from './PlannerCard.tsx';
import { SORT_LABELS } from './Toolbar.tsx';
import type { Cards } from './use-cards.ts';

export interface FoundProps {
  list: Cards;
  /** Filters all items that are loaded. */
  find: (filter: CatalogFilter) => Filtered<ItemCardData>;
  /** What the filter finds. */
  found: readonly ItemCardData[];
  /** How many items match; null where that is known only once all are loaded. */
  matching: number | null;
  filter: CatalogFilter;
  /** The wanted one, from 1. */
  page: number;
  /** Items of the category, those included that are not loaded. */
  total: number;
  /** Scrolled to with another page. */
  top: RefObject<HTMLElement | null>;
  fabrics: readonly Fabric[];
  onRestart: (patch: Partial<CatalogFilter>) => void;
  /** Whether the planner stands behind the last card. */
  hasPlanner: boolean;
  onPage: (page: number) => void;
  phone: { text: string; href: string };
  onChange: (patch: Partial<CatalogFilter>) => void;
  onClear: () => void;
}

/** What a filter finds: count, cards and pages. Rendered only when something of it changes. */
export const Found = memo(function Found(props: FoundProps) {
  const { list, found, matching, filter, page: wantedPage, total, top, onPage } = props;
  const { state, cards } = list;
  /** Until then all cards stand in the page, for visitors without scripts; CSS shows the first. */
  const live = useHydrated();
  const count = useRef<HTMLParagraphElement>(null);

  const { items, page, pageCount } = pageOf(found, wantedPage);
  const isAsBuilt = matching !== null && filter.sort === NO_FILTER.sort && wantedPage === 1;
  const isReady = state === 'ready';
  /** What there is so far says nothing of what will be shown. */
  const isPending = state === 'loading' && !isAsBuilt;

  const turn = (next: number) => {
    onPage(next);
    // Whoever goes on with the keyboard begins with the first of these items.
    count.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };

  return (
    <>
      <div className="needs-script mt-1.5 flex justify-between gap-4 text-sm text-night-600 sm:mt-5">
        <p ref={count} tabIndex={-1} className="outline-none" role="status">
          {isPending || matching === null
            ? loadingItems
            : showing(live ? items.length : Math.min(PAGE_SIZE, total), matching)}
        </p>
        {/* What the list above says where there is room for it. */}
        <p aria-hidden="true" className="sm:hidden">
          {SORT_LABELS[filter.sort]}
        </p>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-4 rounded-md bg-rose-100 p-4 text-sm">
          {restMissing}
        </p>
      )}
      {isPending ? (
        <CardSkeletons />
      ) : (
        <Results {...props} shown={live ? items : cards} live={live} />
      )}
      {total > PAGE_SIZE && matching !== 0 && (
        <div className="needs-script">
          <Pagination
            page={isReady ? page : wantedPage}
            pageCount={isReady ? pageCount : Math.ceil(total / PAGE_SIZE)}
            onPage={turn}
          />
        </div>
      )}
    </>
  );
});

interface ResultsProps extends FoundProps {
  shown: readonly ItemCardData[];
  /** False while all cards stand in the page and CSS shows the first ones. */
  live: boolean;
}

/** Images of the first view load at once. */
const EAGER = 4;

/** The cards of a category, or that none match. */
function Results({ shown, live, ...props }: ResultsProps) {
  const { total, hasPlanner, fabrics } = props;
  if (shown.length === 0) return <NoMatches {...props} cards={props.list.cards} />;
  return (
    <ul
      className={`card-grid paged-cards mt-2 sm:mt-6 ${total < FEW_ITEMS ? 'few' : ''}`}
      data-live={live || undefined}
    >
      {fabrics.length > 0 && (
        <li className="fabric-row needs-script">
          <Fabrics {...props} />
        </li>
      )}
      {shown.map((card, index) => (
        <ItemCard key={card.id} item={card} eager={index < EAGER} hasSecond />
      ))}
      {hasPlanner && <PlannerCard />}
    </ul>
  );
}

/** Skeleton cards while a large category's list is loaded (@category.large). */
const SKELETONS = 8;

function CardSkeletons() {
  return (
    <ul aria-hidden="true" className="card-grid mt-2 sm:mt-6">
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
