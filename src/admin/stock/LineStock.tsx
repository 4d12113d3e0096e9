import type { LineStockView, PiecesStockView } from '#contracts/admin/stock-check.ts';
import type { TakenView } from '#contracts/admin/stock.ts';
import { dayAfter } from '#domain/days.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { openDialog } from '../address/router.ts';
import { STOCK_CHECK } from '../texts/stock-check.ts';

/** What a line takes beside what there is, and who has the rest (@stock.short). */
export function LineStock({ view }: { view: LineStockView | null | undefined }) {
  if (!view) return null;
  const { owned, free, rented, pieces } = view;
  const [only] = pieces;
  const isSet = pieces.length > 1;
  const short = pieces.filter((each) => each.short > 0);
  const facts = [
    owned === null ? STOCK_CHECK.notCounted : STOCK_CHECK.own(owned),
    free !== null && STOCK_CHECK.free(Math.max(0, free)),
    rented > 0 && STOCK_CHECK.rented(rented),
  ].filter((fact) => fact !== false);
  return (
    <div className="screen-only line-stock text-xs text-night-600">
      <p>
        <span>{facts.join(' · ')}</span>
        {!isSet && only && only.short > 0 && (
          <span className="font-semibold text-rose-600">
            {` · ${STOCK_CHECK.short(only.short)}`}
          </span>
        )}
      </p>
      {isSet &&
        short.map((each) => (
          <p key={`${each.itemId}/${each.option}`} className="font-semibold text-rose-600">
            {STOCK_CHECK.shortPart(each.name, each.short)}
          </p>
        ))}
      <Taken pieces={isSet ? short : pieces} />
    </div>
  );
}

/** Events and blocks that have pieces on those days. */
function Taken({ pieces }: { pieces: readonly PiecesStockView[] }) {
  const taken = pieces.flatMap((each) => each.taken);
  if (taken.length === 0) return null;
  return (
    <details className="mt-0.5">
      <summary className="min-h-6 content-center underline underline-offset-2">
        {STOCK_CHECK.taken(taken.length)}
      </summary>
      <TakenList taken={taken} />
    </details>
  );
}

/** Who has pieces, each event a link. */
export function TakenList({ taken }: { taken: readonly TakenView[] }) {
  return (
    <ul>
      {taken.map((each, index) => (
        // An event can have several rows.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="break-words">
          <TakenBy taken={each} />
          <span>{` ${daysOf(each)}`}</span>
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
      {STOCK_CHECK.inquiry(quantity, inquiry.name, kind)}
    </button>
  );
}

/** `06/11/2027 to 06/13/2027`: the last day on which they are away. */
function daysOf({ out, free }: TakenView): string {
  return STOCK_CHECK.days(formatEventDate(out), formatEventDate(dayAfter(free, -1)));
}
