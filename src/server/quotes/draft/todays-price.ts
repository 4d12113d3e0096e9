/** Today's price of a line in an inquiry's list. */
import type { InquiryLineRow } from '#db/queries/inquiries/rows.ts';
import type { TodaysItem } from '#db/queries/inquiries/work.ts';
import { optionPrice, startingPrice } from '#domain/item-price.ts';
import { nameToday } from '#domain/renamed-options.ts';
import { isNamedIn } from '#domain/wishlist.ts';

type SentLine = Pick<InquiryLineRow, 'name'> & { sentAt: Date };

export function itemOf(
  line: Pick<InquiryLineRow, 'itemId'>,
  items: readonly TodaysItem[],
): TodaysItem | undefined {
  return items.find(({ id }) => id === line.itemId.toLowerCase());
}

/** @returns the line's option, which may have been renamed; null: it was removed; undefined: the line names none */
export function optionOf({ name, sentAt }: SentLine, item: TodaysItem | undefined) {
  if (!item) return undefined;
  const today = nameToday((option) => isNamedIn(name, item, option), item, sentAt.getTime());
  if (today === undefined) return undefined;
  return item.options.find((option) => option.name === today) ?? null;
}

/** @returns the price of the chosen option, else the lowest; null without an item, or without the option */
export function todaysPrice(line: SentLine, item: TodaysItem | undefined): string | null {
  const option = optionOf(line, item);
  if (!item || option === null) return null;
  return option ? optionPrice(option.price) : startingPrice(item);
}
