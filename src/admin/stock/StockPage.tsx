import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stockEndpoints, type StockItemView } from '#contracts/stock/view.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { Select } from '#ui/Select.tsx';
import { openDialog } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { useAllCategories } from '../data/use-list.ts';
import { IconButton } from '../parts/Button.tsx';
import { SearchBox } from '../parts/Filters.tsx';
import { Reading } from '../parts/loading.tsx';
import { PeriodHeading, PeriodKinds, useOpenedTitle } from '../parts/PeriodHeading.tsx';
import { useWide } from '../parts/use-wide.ts';
import { keyOf, PickedDialogs, type Picked } from './PickedDialogs.tsx';
import {
  stockId,
  stockIdAfter,
  stockPlace,
  stockPlaceName,
  type StockPlace,
  type StockSearch,
} from './place.ts';
import { ShortAhead } from './ShortAhead.tsx';
import { StockList } from './StockList.tsx';
import { StockTable } from './StockTable.tsx';
import { STOCK } from './texts.ts';

interface StockPageProps {
  /** The id in the address, as `place.ts` reads it. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Free pieces of each item by day (@stock.view), shortages and blocks. */
export function StockPage({ id, now }: StockPageProps) {
  const today = todayInDetroit(new Date(now));
  const place = stockPlace(id, today);
  return (
    <section aria-label={STOCK.title}>
      <Heading place={place} today={today} />
      <ShortAhead place={place} today={today} />
      <Items place={place} today={today} />
    </section>
  );
}

const go = (id: string) => openDialog({ name: 'stock', id });

interface PlaceProps {
  place: StockPlace;
  today: CivilDate;
}

/** Navigates by month or three months, each with its own address. */
function Heading({ place, today }: PlaceProps) {
  const title = useOpenedTitle();
  const { kind, month, search } = place;
  return (
    <PeriodHeading
      title={title}
      name={stockPlaceName(place)}
      labels={STOCK}
      onStep={(step) =>
        go(step === 0 ? stockId(today.slice(0, 7), kind, search) : stockIdAfter(place, step))
      }
      kinds={
        <PeriodKinds
          label={STOCK.show}
          names={STOCK}
          kinds={['month', 'quarter']}
          current={kind}
          onPick={(picked) => go(stockId(month, picked, search))}
        />
      }
    />
  );
}

/** Searchable pages of items, with their free pieces. */
function Items({ place, today }: PlaceProps) {
  const isWide = useWide();
  const [picked, setPicked] = useState<Picked | null>(null);
  const query = useStockView(place);
  const { kind, month, days, search } = place;
  const rows = query.data?.rows ?? [];
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / ADMIN_PAGE_SIZE));
  const pick = (row: StockItemView, day: CivilDate) => setPicked({ key: keyOf(row), day });
  return (
    <>
      <Tools place={place} />
      <p className="mt-2 text-xs text-night-600">{STOCK.legend}</p>
      <Reading of={query} failed={STOCK.notLoaded} loading={STOCK.loading} />
      {query.data?.total === 0 && <p className="mt-3">{STOCK.none}</p>}
      {isWide && rows.length > 0 && (
        <StockTable
          // A new table for other days, which starts at today if they contain it.
          key={stockId(month, kind)}
          rows={rows}
          days={days}
          today={today}
          caption={STOCK.table(stockPlaceName(place))}
          onPick={pick}
        />
      )}
      {!isWide && rows.length > 0 && <StockList rows={rows} days={days} onPick={pick} />}
      {pages > 1 && (
        <Pages
          page={search.page}
          pages={pages}
          onPage={(page) => go(stockId(month, kind, { ...search, page }))}
        />
      )}
      <PickedDialogs rows={rows} days={days} picked={picked} onClose={() => setPicked(null)} />
    </>
  );
}

function useStockView({ first: from, last: to, search: { q, category, page } }: StockPlace) {
  const view = queryOf(stockEndpoints.view, {
    query: { from, to, q, page: String(page), ...(category !== '' && { category }) },
  });
  return useQuery({
    ...view,
    // Keeps the former items while loading others, but not numbers of other days.
    placeholderData: (last, query) =>
      query?.queryKey[0]?.includes(`from=${from}&to=${to}`) ? last : undefined,
    // Shows changes to an event on return from it.
    refetchOnMount: 'always',
  });
}

/** Search and category, both in the address. */
function Tools({ place: { kind, month, search } }: { place: StockPlace }) {
  const categories = useAllCategories().data ?? [];
  const idWith = (change: Partial<StockSearch>) =>
    stockId(month, kind, { ...search, page: 1, ...change });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <SearchBox
        label={STOCK.search}
        value={search.q}
        onSearch={(q) => openDialog({ name: 'stock', id: idWith({ q }) }, 'replace')}
      />
      <Select
        aria-label={STOCK.category}
        className="w-auto max-w-full"
        placeholder={STOCK.anyCategory}
        items={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.category}
        onChange={({ target }) => go(idWith({ category: target.value }))}
      />
    </div>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps) {
  return (
    <div className="mt-3 flex items-center justify-center gap-2">
      <IconButton
        icon="chevron-left"
        label={STOCK.previousPage}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span role="status">{STOCK.page(page, pages)}</span>
      <IconButton
        icon="chevron-right"
        label={STOCK.nextPage}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
