import { STOCK_CHECK } from './check-texts.ts';
import type { StockCheck } from './use-stock-check.ts';

/** Why nothing is said of what is free: there is no day, or no answer came. */
export function StockState({ stock: { isFailed, views } }: { stock: StockCheck }) {
  const isDayless = views.length > 0 && views.every(({ window }) => window === null);
  return (
    <p role="status" className="screen-only text-sm text-night-600 empty:hidden">
      {isFailed ? STOCK_CHECK.notChecked : isDayless && STOCK_CHECK.noDay}
    </p>
  );
}
