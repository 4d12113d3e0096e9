import type { LineStockView } from '#contracts/stock/check.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { NOT_COUNTED } from '../parts/texts.ts';
import { STOCK_CHECK } from './check-texts.ts';
import { LentList } from './ShortList.tsx';
import { TakenList } from './TakenList.tsx';

/** A line compared with the stock, and who has the rest (@stock.short). */
export function LineStock({ view }: { view: LineStockView | null | undefined }) {
  if (!view) return null;
  const { owned, free, rented, pieces } = view;
  const [only] = pieces;
  const isSet = pieces.length > 1;
  const short = pieces.filter((piece) => piece.short > 0);
  const facts = [
    owned === null ? NOT_COUNTED : STOCK_CHECK.own(owned),
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
        short.map((part) => (
          <p key={`${part.itemId}/${part.option}`} className="font-semibold text-rose-600">
            {STOCK_CHECK.shortPart(part.name, part.short)}
          </p>
        ))}
      <LentList lent={pieces.flatMap(({ lent }) => lent)} />
      <Taken pieces={isSet ? short : pieces} />
    </div>
  );
}

/** Events and blocks that have pieces on the days of the line. */
function Taken({ pieces }: { pieces: readonly ShortageView[] }) {
  const taken = pieces.flatMap((piece) => piece.taken);
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
