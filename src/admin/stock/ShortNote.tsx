import type { LineStockView } from '#contracts/stock/check.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { STOCK_CHECK } from './check-texts.ts';
import { ShortList } from './ShortList.tsx';

/** What of all lines is short, and who has it, where it is about to be promised (@stock.short). */
export function ShortNote({ views, advice }: { views: readonly LineStockView[]; advice: string }) {
  const short = shortPieces(views);
  if (short.length === 0) return null;
  return (
    <div data-keep-clear className="space-y-2 rounded-md bg-rose-100 p-3">
      <p className="font-semibold text-rose-600">{STOCK_CHECK.title}</p>
      <ShortList short={short} />
      <p className="text-sm">{advice}</p>
    </div>
  );
}

/** @returns what is short, once where several lines take it */
function shortPieces(views: readonly LineStockView[]): ShortageView[] {
  const byKey = new Map(
    views
      .flatMap(({ pieces }) => pieces)
      .filter(({ short }) => short > 0)
      .map((each) => [`${each.itemId}/${each.option}`, each] as const),
  );
  return [...byKey.values()];
}
