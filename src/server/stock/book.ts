import type { Database } from '#db/client.ts';
import { findStockedItems, type NamedItem } from '#db/queries/stock/rows.ts';
import type { ClosedDays } from '#domain/stock.ts';
/** The book of stock: items with their rules, and the days on which nobody takes a return. */
import { WEEKDAYS } from '#domain/weekdays.ts';
import { readSections } from '../shop/read.ts';

export interface StockBook {
  items: Map<string, NamedItem>;
  closed: ClosedDays;
  /** Whether an open quote holds its pieces (@stock.hold). */
  quotesHold: boolean;
}

/** @returns the book for these items and the parts of sets among them */
export async function readBook(db: Database, itemIds: readonly string[]): Promise<StockBook> {
  const { stock, hours } = await readSections(db, 'stock', 'hours');
  const { before, after, turnaround, quotesHold } = stock;
  const { open, closed } = hours;
  const openDays = new Set(open.map(({ day }) => day));
  return {
    items: await findStockedItems(db, itemIds, { before, after, turnaround }),
    closed: {
      weekdays: WEEKDAYS.flatMap((day, index) => (openDays.has(day) ? [] : [index + 1])),
      days: closed.map(({ date }) => date),
    },
    quotesHold,
  };
}
