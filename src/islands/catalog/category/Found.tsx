import { memo, useRef, type RefObject } from 'react';
import { NO_FILTER, pageOf, type CatalogFilter, type Filtered } from '#domain/catalog.ts';
import { FEW_ITEMS, PAGE_SIZE } from '#domain/limits.ts';
import type { Fabric } from '#site/catalog/fabrics.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import type { RoomCard } from '#site/catalog/rooms.ts';
import { loadingItems, pages, restMissing, showing } from '#site/catalog/texts.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { EventDay } from '../../lists/DayPlace.tsx';
import { CompareBox } from './CompareBox.tsx';
import { Fabrics } from './Fabrics.tsx';
import { ItemCard } from './ItemCard.tsx';
import { NoMatches } from './NoMatches.tsx';
import { SORT_LABELS } from './Toolbar.tsx';
import type { Cards } from './use-cards.ts';
import type { ChosenToCompare } from './use-compared.ts';
import { PlannerCard, RoomWayOn } from './WayOn.tsx';

export interface FoundProps {
  list: Cards;
  find: (filter: CatalogFilter) => Filtered<ItemCardData>;
  found: readonly ItemCardData[];
  /** Number of matching items; null while a filter waits for all cards. */
  matching: number | null;
  filter: CatalogFilter;
  /** From 1. */
  page: number;
  /** Items of the category, including those not loaded. */
  total: number;
  /** Scrolled to when the page changes. */
  top: RefObject<HTMLElement | null>;
  fabrics: readonly Fabric[];
  /** Null: no comparison in this category. */
  compared: ChosenToCompare | null;
  onRestart: (patch: Partial<CatalogFilter>) => void;
  /** Shows a link to the planner after the last card. */
  hasPlanner: boolean;
  /** Shown after the last card, where there is no link to the planner; undefined: none. */
  room?: RoomCard | undefined;
  onPage: (page: number) => void;
  phone: { text: string; href: string };
  onChange: (patch: Partial<CatalogFilter>) => void;
  onClear: () => void;
}

/** Count, cards and pages of a filter's result; memoized. */
export const Found = memo(function Found(props: FoundProps) {
  const { list, found, matching, filter, page: wantedPage, total, top, onPage } = props;
  const { state, cards } = list;
  /**
   * False before hydration: then all loaded cards are rendered, for visitors without scripts, and CSS hides the rest.
   */
  const live = useHydrated();
  const count = useRef<HTMLParagraphElement>(null);

  const { items, page, pageCount } = pageOf(found, wantedPage);
  const isAsBuilt = matching !== null && filter.sort === NO_FILTER.sort && wantedPage === 1;
  const isReady = state === 'ready';
  /** The result is not known: the loaded cards may not belong to it. */
  const isPending = state === 'loading' && !isAsBuilt;

  const turn = (next: number) => {
    onPage(next);
    // Keyboard users continue at the first item of the new page.
    count.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };

  return (
    <>
      <div className="needs-script mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-night-600 sm:mt-5">
        <p ref={count} tabIndex={-1} className="outline-none" role="status">
          {isPending || matching === null
            ? loadingItems
            : showing(live ? items.length : Math.min(PAGE_SIZE, total), matching)}
        </p>
        <EventDay className="flex-wrap" />
        {/* On wide screens the select above shows the order; on a phone it gives way to the day. */}
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
            label={pages}
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
  /** False before hydration: all cards are rendered, and CSS shows the first page. */
  live: boolean;
}

/** Number of images in the first view. */
const EAGER = 4;

function Results({ shown, live, ...props }: ResultsProps) {
  const { total, hasPlanner, room, fabrics, compared } = props;
  if (shown.length === 0) {
    // Items that did not load may match; the message above says so.
    return props.list.state === 'failed' ? null : <NoMatches {...props} cards={props.list.cards} />;
  }
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
        <ItemCard
          key={card.id}
          item={card}
          eager={index < EAGER}
          hasSecond
          compare={compared && <CompareBox card={card} compared={compared} />}
        />
      ))}
      {hasPlanner && <PlannerCard />}
      {room && <RoomWayOn room={room} />}
    </ul>
  );
}

/** Number of placeholders while a large category loads (@category.large). */
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
