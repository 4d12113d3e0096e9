/** Today's price of a line in an inquiry's list. */
import type { InquiryLineRow } from '#db/queries/inquiries/rows.ts';
import type { TodaysItem } from '#db/queries/inquiries/work.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { lineName } from '#domain/wishlist.ts';

type SentLine = Pick<InquiryLineRow, 'itemId' | 'name'>;

export function itemOf(line: SentLine, items: readonly TodaysItem[]): TodaysItem | undefined {
  return items.find(({ id }) => id === line.itemId.toLowerCase());
}

/** @returns the line's option; the item may have been renamed */
export function optionOf({ name }: SentLine, item: TodaysItem | undefined) {
  return item?.options.find(
    (option) => name === lineName(item.name, option.name) || name.endsWith(` (${option.name})`),
  );
}

/** @returns the price of the chosen option, else the lowest; null without an item */
export function todaysPrice(line: SentLine, item: TodaysItem | undefined): string | null {
  if (!item) return null;
  const option = optionOf(line, item);
  return option ? optionPrice(option.price) : startingPrice(item);
}
