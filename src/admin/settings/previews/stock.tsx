import type { Settings } from '#contracts/settings/sections.ts';
import { windowOf } from '#domain/stock.ts';
import { longDay } from '../../data/event-days.ts';
import { PREVIEWS } from './texts.ts';

/** Any Saturday: what counts is the weekday. */
const SATURDAY = '2027-06-12';

/** What the rule makes of a Saturday, on days that are all open. */
export function StockPreview({ value }: { value: Settings['stock'] }) {
  const { out, free } = windowOf(SATURDAY, SATURDAY, value, { weekdays: [], days: [] });
  return (
    <div className="p-5">
      <p>{PREVIEWS.stockOut(longDay(out))}</p>
      <p>{PREVIEWS.stockBack(longDay(free))}</p>
      <p>{value.quotesHold ? PREVIEWS.stockHeld : PREVIEWS.stockNotHeld}</p>
      <p>{PREVIEWS.balanceDue(value.balanceDueDays)}</p>
    </div>
  );
}
