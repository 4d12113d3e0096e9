import type { LentView, ShortageView } from '#contracts/stock/stock.ts';
import { STOCK_CHECK } from './check-texts.ts';
import { TakenList } from './TakenList.tsx';

/** What is short, by how many, who has the rest, and what partners lend of it (@stock.short). */
export function ShortList({ short }: { short: readonly ShortageView[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {short.map((each) => (
        <li key={`${each.itemId}/${each.option}`}>
          <p className="font-semibold break-words">{STOCK_CHECK.needs(each.name, each)}</p>
          <LentList lent={each.lent} />
          <TakenList taken={each.taken} />
        </li>
      ))}
    </ul>
  );
}

/** What partners lend of an item for the event that asks (@stock.rented-in). */
export function LentList({ lent }: { lent: readonly LentView[] }) {
  return lent.map((each, index) => (
    // A partner can lend an item twice.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className="break-words">
      {STOCK_CHECK.lent(each)}
    </p>
  ));
}
