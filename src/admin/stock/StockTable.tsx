import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { StockItemView } from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { longDay } from '../data/event-days.ts';
import { NOT_COUNTED } from '../parts/texts.ts';
import { shortDay } from './place.ts';
import { STOCK } from './texts.ts';

interface StockTableProps {
  rows: readonly StockItemView[];
  days: readonly CivilDate[];
  today: CivilDate;
  caption: string;
  onPick: (row: StockItemView, day: CivilDate) => void;
}

const STEPS: Partial<Record<string, { row: number; day: number }>> = {
  ArrowRight: { row: 0, day: 1 },
  ArrowLeft: { row: 0, day: -1 },
  ArrowDown: { row: 1, day: 0 },
  ArrowUp: { row: -1, day: 0 },
};

/** Items by days (@stock.view), with free pieces in cells, which arrow keys move between. */
export function StockTable({ rows, days, today, caption, onPick }: StockTableProps) {
  const table = useRef<HTMLTableElement>(null);
  // Keyboard and view start at today.
  const [at, setAt] = useState(() => ({ row: 0, day: Math.max(0, days.indexOf(today)) }));
  useLayoutEffect(() => showToday(table.current), []);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      row: within(at.row + step.row, rows.length),
      day: within(at.day + step.day, days.length),
    };
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}/${next.day}"]`)?.focus();
  };
  // The row or day may be filtered out.
  const current = { row: within(at.row, rows.length), day: within(at.day, days.length) };
  return (
    <div className="mt-3 max-h-[80vh] overflow-auto border border-ivory-300">
      <table ref={table} className="border-separate border-spacing-0 text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="stock-head left-0 z-20 min-w-48 px-2 text-left">
              {STOCK.item}
            </th>
            <th scope="col" className="stock-head px-2 text-right">
              {STOCK.owned}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className="stock-head min-w-10 px-1 text-center"
              >
                {/* Two letters of the weekday above the day, its month below the first. */}
                <span className="block font-normal">{shortDay(day).slice(0, 2)}</span>
                <span
                  className={`block ${day === today ? 'underline decoration-2 underline-offset-4' : ''}`}
                >
                  {Number(day.slice(8))}
                </span>
                <span className="block font-normal">
                  {day.endsWith('-01') ? shortDay(day).slice(5, 8) : '\u00A0'}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.itemId}/${row.option}`}>
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-64 border-b border-ivory-300 bg-white px-2 text-left font-semibold break-words"
              >
                {row.name}
              </th>
              <td className="border-b border-ivory-300 px-2 text-right tabular-nums">
                {row.owned === null ? NOT_COUNTED : STOCK.quantity(row.owned)}
              </td>
              {days.map((day, place) => (
                <td key={day} className="border-b border-l border-ivory-300 p-0">
                  <button
                    type="button"
                    data-cell={`${index}/${place}`}
                    tabIndex={index === current.row && place === current.day ? 0 : -1}
                    aria-label={STOCK.cell(
                      row.name,
                      longDay(day),
                      STOCK.words(row.free[place] ?? null),
                    )}
                    className={`block h-8 w-full px-1 text-center tabular-nums -outline-offset-2 ${lookOf(row, row.free[place] ?? null)}`}
                    onKeyDown={move}
                    onFocus={() => setAt({ row: index, day: place })}
                    onClick={() => onPick(row, day)}
                  >
                    {STOCK.free(row.free[place] ?? null)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls sideways so that today is beside the names. */
function showToday(table: HTMLTableElement | null): void {
  const column = table?.querySelector('[aria-current="date"]')?.getBoundingClientRect();
  const names = table?.querySelector('th')?.getBoundingClientRect();
  if (column && names) table?.parentElement?.scrollBy({ left: column.left - names.right });
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1));
}

/** Colors say no more than the texts: a shortage has a minus sign too, is bold and underlined. */
function lookOf({ owned }: StockItemView, free: number | null): string {
  if (free === null || owned === null) return 'text-night-600 hover:bg-ivory-200';
  if (free < 0) return 'bg-rose-600 font-bold text-ivory-50 underline hover:bg-night-900';
  if (free === 0) return 'bg-brass-300 font-semibold text-night-950 hover:bg-brass-200';
  return free < owned ? 'bg-ivory-200 hover:bg-ivory-300' : 'bg-white hover:bg-ivory-200';
}
