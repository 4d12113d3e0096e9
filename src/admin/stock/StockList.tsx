import type { StockItemView } from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { Icon } from '#ui/Icon.tsx';
import { Mark } from '../parts/Badge.tsx';
import { NOT_COUNTED } from '../parts/texts.ts';
import { shortDay, stretches } from './place.ts';
import { STOCK } from './texts.ts';

interface StockListProps {
  rows: readonly StockItemView[];
  days: readonly CivilDate[];
  onPick: (row: StockItemView, day: CivilDate) => void;
}

/** Stock on a phone: each item unfolds its days (@stock.view). */
export function StockList({ rows, days, onPick }: StockListProps) {
  return (
    <ul className="mt-3 divide-y divide-ivory-300 border-y border-ivory-300">
      {rows.map((row) => (
        <li key={`${row.itemId}/${row.option}`}>
          <details className="group">
            <summary className="flex min-h-11 list-none items-center gap-x-2 py-1 [&::-webkit-details-marker]:hidden">
              <Icon
                name="chevron-right"
                className="size-4 shrink-0 transition-transform group-open:rotate-90"
              />
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
                <span className="min-w-0 grow font-semibold break-words">{row.name}</span>
                <Summary row={row} />
              </span>
            </summary>
            <ul className="mb-2 ml-6">
              {stretches(days, row.free).map(({ from, to, free }) => (
                <li key={from}>
                  <button
                    type="button"
                    className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 text-left hover:bg-ivory-100"
                    onClick={() => onPick(row, from)}
                  >
                    <span>{STOCK.days(shortDay(from), shortDay(to))}</span>
                    <Count free={free} />
                  </button>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Summary({ row: { owned, free } }: { row: StockItemView }) {
  const counts = free.flatMap((count) => count ?? []);
  const shortDays = counts.filter((count) => count < 0).length;
  if (owned === null) return <span className="text-xs text-night-600">{NOT_COUNTED}</span>;
  return shortDays > 0 ? (
    <span className="inline-flex items-center gap-1 text-xs font-semibold text-rose-600">
      <Mark name="alert" />
      <span>{STOCK.shortDays(shortDays)}</span>
    </span>
  ) : (
    <span className="text-xs text-night-600">{STOCK.least(Math.min(...counts))}</span>
  );
}

function Count({ free }: { free: number | null }) {
  const isShort = free !== null && free < 0;
  return (
    <span
      className={`inline-flex items-center gap-1 ${isShort ? 'font-semibold text-rose-600' : ''}`}
    >
      {isShort && <Mark name="alert" />}
      <span>{STOCK.words(free)}</span>
    </span>
  );
}
