import type { InquiryLineRow } from '#db/queries/inquiries/rows.ts';
/** What a line of an inquiry's list costs today. */
import type { TodaysItem } from '#db/queries/inquiries/work.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { lineName } from '#domain/wishlist.ts';

type SentLine = Pick<InquiryLineRow, 'itemId' | 'name'>;

export function itemOf(line: SentLine, items: readonly TodaysItem[]): TodaysItem | undefined {
  return items.find(({ id }) => id === line.itemId.toLowerCase());
}

/** @returns the option that a line names; the item may have another name by now */
export function optionOf({ name }: SentLine, item: TodaysItem | undefined) {
  return item?.options.find(
    (option) => name === lineName(item.name, option.name) || name.endsWith(` (${option.name})`),
  );
}

/** @returns the price of the chosen option, else the lowest, as shown; null without an item */
export function todaysPrice(line: SentLine, item: TodaysItem | undefined): string | null {
  if (!item) return null;
  const option = optionOf(line, item);
  return option ? optionPrice(option.price) : startingPrice(item);
}
