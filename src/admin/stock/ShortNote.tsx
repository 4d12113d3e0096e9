import type { LineStockView } from '#contracts/stock/check.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { STOCK_CHECK } from './check-texts.ts';
import { ShortList } from './ShortList.tsx';
import type { StockCheck } from './use-stock-check.ts';

interface ShortNoteProps {
  stock: Pick<StockCheck, 'views' | 'isFailed'>;
  advice: string;
}

/** Shortages of all lines, and who has the rest, before something is promised; or that nobody knows (@stock.short). */
export function ShortNote({ stock: { views, isFailed }, advice }: ShortNoteProps) {
  const short = shortPieces(views);
  if (isFailed) return <p data-keep-clear>{STOCK_CHECK.notChecked}</p>;
  if (short.length === 0) return null;
  return (
    <div data-keep-clear className="space-y-2 rounded-md bg-rose-100 p-3">
      <p className="font-semibold text-rose-600">{STOCK_CHECK.title}</p>
      <ShortList short={short} />
      <p className="text-sm">{advice}</p>
    </div>
  );
}

/** @returns the shortages, each once, even if several lines have it */
function shortPieces(views: readonly LineStockView[]): ShortageView[] {
  const byKey = new Map(
    views
      .flatMap(({ pieces }) => pieces)
      .filter(({ short }) => short > 0)
      .map((piece) => [`${piece.itemId}/${piece.option}`, piece] as const),
  );
  return [...byKey.values()];
}
