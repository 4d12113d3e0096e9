import { useCallback, useMemo, useRef, useState } from 'react';
import { entryFilter, NO_FILTER, type CatalogFilter } from '#domain/catalog.ts';
import type { Fabric } from '#site/catalog/fabrics.ts';
import { hasChoices, type FilterChoices } from '#site/catalog/filter-choices.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import type { RoomCard } from '#site/catalog/rooms.ts';
import { chipsOf } from './chips.ts';
import { CompareBar } from './CompareBar.tsx';
import { Filters } from './Filters.tsx';
import { Found } from './Found.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCards } from './use-cards.ts';
import { useCompared } from './use-compared.ts';
import { useFilter } from './use-filter.ts';

export interface BrowserProps {
  /** All cards, or the first ones of a large category. */
  cards: ItemCardData[];
  /** Address of the JSON with all cards of a large category; null: `cards` has all. */
  source: string | null;
  total: number;
  tags: string[];
  choices: FilterChoices;
  fabrics: Fabric[];
  /** Shows a link to the planner after the last card. */
  hasPlanner: boolean;
  /** Shown after the last card, where there is no link to the planner; undefined: none. */
  room?: RoomCard | undefined;
  /** As text and as address. */
  phone: { text: string; href: string };
}

export function Browser(props: BrowserProps) {
  const { cards: firstCards, source, total, tags, choices, ...rest } = props;
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useFilter(useCallback(() => setPage(1), []));
  const list = useCards(firstCards, source);
  const compared = useCompared(rest.fabrics.length > 0, list.state === 'ready' ? list.cards : null);
  const top = useRef<HTMLDivElement>(null);
  /**
   * Changes the filter and returns to the first page; search, tag and sort keep the page (@category.page-after-filter).
   */
  const restart = useCallback(
    (patch: Partial<CatalogFilter>) => {
      setFilter(patch);
      setPage(1);
      // In a scrolled list the results start above the window.
      const box = top.current;
      if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView();
    },
    [setFilter],
  );
  const clear = useCallback(() => {
    const { sort: _kept, ...none } = NO_FILTER;
    restart(none);
  }, [restart]);

  const find = useMemo(() => entryFilter(list.cards), [list.cards]);
  const found = useMemo(() => find(filter), [find, filter]);
  const offersChoices = hasChoices(choices);
  const foundCount = list.state === 'loading' ? null : found.entries.length;
  const isFiltered = chipsOf(filter).length > 0;
  /** Number of matching items; null while a filter waits for all cards. */
  const matching = list.state === 'ready' || isFiltered ? foundCount : total;

  return (
    <div
      ref={top}
      className={`mt-2 sm:mt-8 ${offersChoices ? 'lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-12' : ''}`}
    >
      {offersChoices && (
        <Filters
          filter={filter}
          choices={choices}
          tags={tags}
          counts={list.state === 'ready' ? found.counts : null}
          matching={matching}
          onChange={restart}
          onTag={(tag) => setFilter({ tag })}
        />
      )}
      <div className="min-w-0">
        <Toolbar
          filter={filter}
          tags={tags}
          hasFilters={offersChoices}
          onChange={setFilter}
          onRestart={restart}
          onClear={clear}
        />
        <Found
          {...rest}
          list={list}
          compared={compared}
          find={find}
          found={found.entries}
          matching={matching}
          filter={filter}
          page={page}
          total={total}
          top={top}
          onRestart={restart}
          onPage={setPage}
          onChange={setFilter}
          onClear={clear}
        />
        {compared && compared.slugs.length > 0 && (
          <CompareBar
            // From a card's address, because a preview has another address.
            category={firstCards[0]?.href.split('/').at(-2) ?? ''}
            filter={filter}
            slugs={compared.slugs}
            onClear={() => {
              compared.clear();
              // The bar disappears with its focused button.
              top.current?.querySelector<HTMLElement>('[role="status"]')?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
