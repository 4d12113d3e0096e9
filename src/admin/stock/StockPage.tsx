import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { stockEndpoints, type StockItemView } from '#contracts/admin/stock-view.ts';
import { todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { Select } from '#ui/Select.tsx';
import { openDialog } from '../address/router.ts';
import { queryOf } from '../data/queries.ts';
import { useAllCategories } from '../data/use-list.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { SearchBox } from '../parts/Filters.tsx';
import { Reading } from '../parts/loading.tsx';
import { useWide } from '../parts/use-wide.ts';
import { STOCK } from '../texts/stock.ts';
import { keyOf, PickedDialogs, type Picked } from './PickedDialogs.tsx';
import { stockId, stockIdAfter, stockPlace, stockPlaceName, type StockPlace } from './place.ts';
import { ShortAhead } from './ShortAhead.tsx';
import { StockList } from './StockList.tsx';
import { StockTable } from './StockTable.tsx';

interface StockPageProps {
  /** Of the address. */
  id: string;
  /** In milliseconds. */
  now: number;
}

/** What is free of each item on each day (@stock.view), what is short, and blocks. */
export function StockPage({ id, now }: StockPageProps) {
  const today = todayInDetroit(new Date(now));
  const place = stockPlace(id, today);
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever opened it by the keyboard goes on here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={STOCK.title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3
          ref={title}
          tabIndex={-1}
          aria-live="polite"
          className="w-full min-w-0 text-xl outline-none sm:w-auto sm:grow"
        >
          {stockPlaceName(place)}
        </h3>
        <Steps place={place} today={today} />
      </div>
      <ShortAhead />
      <Items place={place} today={today} />
    </section>
  );
}

interface ItemsProps {
  place: StockPlace;
  today: CivilDate;
}

const ALL_ITEMS = { q: '', category: '', page: 1 };

/** The items, searched and page by page, with what is free of each. */
function Items({ place, today }: ItemsProps) {
  const isWide = useWide();
  const [asked, setAsked] = useState(ALL_ITEMS);
  const [picked, setPicked] = useState<Picked | null>(null);
  const query = useStockView(place, asked);
  const rows = query.data?.rows ?? [];
  const pages = Math.max(1, Math.ceil((query.data?.total ?? 0) / ADMIN_PAGE_SIZE));
  const pick = (row: StockItemView, day: CivilDate) => setPicked({ key: keyOf(row), day });
  return (
    <>
      <Tools asked={asked} onAsk={setAsked} />
      <p className="mt-2 text-xs text-night-600">{STOCK.legend}</p>
      <Reading of={query} failed={STOCK.notLoaded} loading={STOCK.loading} />
      {query.data?.total === 0 && <p className="mt-3">{STOCK.none}</p>}
      {isWide && rows.length > 0 && (
        <StockTable
          rows={rows}
          days={place.days}
          today={today}
          caption={STOCK.table(stockPlaceName(place))}
          onPick={pick}
        />
      )}
      {!isWide && rows.length > 0 && <StockList rows={rows} days={place.days} onPick={pick} />}
      {pages > 1 && (
        <Pages page={asked.page} pages={pages} onPage={(page) => setAsked({ ...asked, page })} />
      )}
      <PickedDialogs
        rows={rows}
        days={place.days}
        picked={picked}
        onClose={() => setPicked(null)}
      />
    </>
  );
}

function useStockView(place: StockPlace, { q, category, page }: typeof ALL_ITEMS) {
  const { first: from, last: to } = place;
  return useQuery({
    ...queryOf(stockEndpoints.view, {
      query: { from, to, q, page: String(page), ...(category !== '' && { category }) },
    }),
    placeholderData: keepPreviousData,
    // What was done about an event meanwhile shows when somebody comes back from it.
    refetchOnMount: 'always',
  });
}

interface ToolsProps {
  asked: typeof ALL_ITEMS;
  onAsk: (asked: typeof ALL_ITEMS) => void;
}

function Tools({ asked, onAsk }: ToolsProps) {
  const categories = useAllCategories().data ?? [];
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <SearchBox
        label={STOCK.search}
        value={asked.q}
        onSearch={(q) => onAsk({ ...asked, q, page: 1 })}
      />
      <Select
        aria-label={STOCK.category}
        className="w-auto max-w-full"
        placeholder={STOCK.anyCategory}
        items={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={asked.category}
        onChange={({ target }) => onAsk({ ...asked, category: target.value, page: 1 })}
      />
    </div>
  );
}

/** By month or three months; each is an address of its own. */
function Steps({ place, today }: { place: StockPlace; today: CivilDate }) {
  const go = (id: string) => openDialog({ name: 'stock', id });
  return (
    <>
      <div role="group" aria-label={STOCK.show} className="flex gap-1">
        {(['month', 'quarter'] as const).map((kind) => (
          <Button
            key={kind}
            look="row-quiet"
            aria-pressed={kind === place.kind}
            onClick={() => go(stockId(place.month, kind))}
          >
            {STOCK[kind]}
          </Button>
        ))}
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={STOCK.previous}
          onClick={() => go(stockIdAfter(place, -1))}
        />
        <Button look="row-outline" onClick={() => go(stockId(today.slice(0, 7), place.kind))}>
          {STOCK.today}
        </Button>
        <IconButton
          icon="chevron-right"
          label={STOCK.next}
          onClick={() => go(stockIdAfter(place, 1))}
        />
      </div>
    </>
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
        isOff={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span role="status">{STOCK.page(page, pages)}</span>
      <IconButton
        icon="chevron-right"
        label={STOCK.nextPage}
        isOff={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
