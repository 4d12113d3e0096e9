import { STOCK_CHECK } from './check-texts.ts';
import type { StockCheck } from './use-stock-check.ts';

/** Why availability is unknown: there is no day, or no answer. */
export function StockState({ stock: { isFailed, views } }: { stock: StockCheck }) {
  const isDayless = views.length > 0 && views.every(({ window }) => window === null);
  return (
    <p role="status" className="screen-only text-sm text-night-600 empty:hidden">
      {isFailed ? STOCK_CHECK.notChecked : isDayless && STOCK_CHECK.noDay}
    </p>
  );
}
