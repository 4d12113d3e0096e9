/** Loads the data that stock is counted by: items with their rules, and days without returns. */
import type { Database } from '#db/client.ts';
import { listStockedItems, type NamedItem } from '#db/queries/stock/rows.ts';
import type { ClosedDays } from '#domain/stock.ts';
import { WEEKDAYS } from '#domain/weekdays.ts';
import { readSections } from '../shop/read.ts';

export interface StockRules {
  items: Map<string, NamedItem>;
  closed: ClosedDays;
  /** Whether open quotes hold their pieces (@stock.hold). */
  quotesHold: boolean;
}

/** @returns the rules for these items and the parts of their sets */
export async function readStockRules(
  db: Database,
  itemIds: readonly string[],
): Promise<StockRules> {
  const { stock, hours } = await readSections(db, 'stock', 'hours');
  const { before, after, turnaround, quotesHold } = stock;
  const { open, closed } = hours;
  const openDays = new Set(open.map(({ day }) => day));
  return {
    items: await listStockedItems(db, itemIds, { before, after, turnaround }),
    closed: {
      weekdays: WEEKDAYS.flatMap((day, index) => (openDays.has(day) ? [] : [index + 1])),
      days: closed.map(({ date }) => date),
    },
    quotesHold,
  };
}
