import type { LentView, ShortageView } from '#contracts/stock/stock.ts';
import { STOCK_CHECK } from './check-texts.ts';
import { TakenList } from './TakenList.tsx';

/** Shortages, who has the rest, and what partners lend (@stock.short). */
export function ShortList({ short }: { short: readonly ShortageView[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {short.map((shortage) => (
        <li key={`${shortage.itemId}/${shortage.option}`}>
          <p className="font-semibold break-words">{STOCK_CHECK.needs(shortage.name, shortage)}</p>
          <LentList lent={shortage.lent} />
          <TakenList taken={shortage.taken} />
        </li>
      ))}
    </ul>
  );
}

/** What partners lend of an item for this event (@stock.rented-in). */
export function LentList({ lent }: { lent: readonly LentView[] }) {
  return lent.map((pieces, index) => (
    // A partner can lend an item twice.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className="break-words">
      {STOCK_CHECK.lent(pieces)}
    </p>
  ));
}
