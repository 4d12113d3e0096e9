import type { TakenView } from '#contracts/stock/stock.ts';
import { NO_END } from '#contracts/stock/view.ts';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { shownName } from '#domain/shown-name.ts';
import { openDialog } from '../address/router.ts';
import { STOCK_CHECK } from './check-texts.ts';

/** Who has pieces of an item, with links to events. */
export function TakenList({ taken }: { taken: readonly TakenView[] }) {
  if (taken.length === 0) return null;
  return (
    <ul>
      {taken.map((row, index) => (
        // An event can have several rows.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="break-words">
          <TakenBy taken={row} />
          <span>{` ${daysOf(row)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function TakenBy({ taken: { inquiry, kind, quantity, reason, note } }: { taken: TakenView }) {
  if (inquiry === null || kind === 'block') {
    return <span>{STOCK_CHECK.block(quantity, reason, note)}</span>;
  }
  return (
    <button
      type="button"
      className="min-h-6 text-left font-semibold underline underline-offset-2"
      onClick={() => openDialog({ name: 'inquiry', id: inquiry.id })}
    >
      {STOCK_CHECK.inquiry(quantity, shownName(inquiry), kind)}
    </button>
  );
}

/** `06/11/2027 to 06/13/2027`, both inclusive; of a block without an end `from 06/11/2027 on`. */
function daysOf({ out, free }: TakenView): string {
  if (free === NO_END) return STOCK_CHECK.noEnd(formatEventDate(out));
  return STOCK_CHECK.days(formatEventDate(out), formatEventDate(dayAfter(free, -1)));
}
