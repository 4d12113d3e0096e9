import { useCallback, useMemo, useRef, useState } from 'react';
import { entryFilter, NO_FILTER, type CatalogFilter } from '#domain/catalog.ts';
import type { Fabric } from '#site/catalog/fabrics.ts';
import { hasChoices, type FilterChoices } from '#site/catalog/filter-choices.ts';
import type { ItemCardData } from '#site/catalog/item-card.ts';
import { chipsOf } from './chips.ts';
import { Filters } from './Filters.tsx';
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
  choices: FilterChoices;
  fabrics: Fabric[];
  /** Shows the planner after the last card. */
  hasPlanner: boolean;
  /** As text and as address. */
  phone: { text: string; href: string };
}

export function Browser({ cards: first, source, total, tags, choices, ...rest }: BrowserProps) {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useFilter(useCallback(() => setPage(1), []));
  const list = useCards(first, source);
  const top = useRef<HTMLDivElement>(null);
  /** Returns to the first page; search, tag and sort do not (@category.page-after-filter). */
  const restart = useCallback(
    (patch: Partial<CatalogFilter>) => {
      setFilter(patch);
      setPage(1);
      // Results of a scrolled list start above the screen.
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
  const known = list.state === 'loading' ? null : found.entries.length;
  const isFiltered = chipsOf(filter).length > 0;
  /** Number of matching items; null until all are loaded. */
  const matching = list.state === 'ready' || isFiltered ? known : total;

  return (
    <div
      ref={top}
      className={`mt-2 sm:mt-8 ${offersChoices ? 'lg:grid lg:grid-cols-[14rem_1fr] lg:gap-x-12' : ''}`}
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
      </div>
    </div>
  );
}
