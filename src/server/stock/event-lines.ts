/** Converts the lines of an event for its rows of stock. */
import type { QuoteContent, QuoteLine } from '#contracts/quotes/quotes.ts';
import type { NamedItem } from '#db/queries/stock/rows.ts';
import type { AgreedEvent, AgreedLine } from '#domain/agreed-event.ts';
import { feesOf } from '#domain/agreed-totals.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import { isNamedIn } from '#domain/wishlist.ts';

/**
 * @param item of the line; undefined if it is not in the catalog
 * @returns the line's option; older quotes have it in the name only
 */
export function optionOfLine(
  { name, option }: Pick<QuoteLine, 'name' | 'option'>,
  item: Pick<NamedItem, 'name' | 'options'> | undefined,
): string {
  if (option !== undefined) return option;
  return (
    Object.keys(item?.options ?? {}).find((each) =>
      isNamedIn(name, { name: item?.name ?? '' }, each),
    ) ?? ''
  );
}

/** @returns a quote's lines, each with its option */
export function linesOfQuote(
  { lines }: Pick<QuoteContent, 'lines'>,
  items: ReadonlyMap<string, Pick<NamedItem, 'name' | 'options'>>,
): AgreedLine[] {
  return lines.map((line) => {
    const { itemId, name, note, quantity, unitCents, outOn, backOn, isTaxable } = line;
    return {
      itemId,
      option: optionOfLine(line, items.get(itemId)),
      name,
      note,
      quantity,
      unitCents,
      isTaxable,
      outOn: outOn ?? null,
      backOn: backOn ?? null,
    };
  });
}

/** @returns what is agreed once the quote is accepted (@event.agreed) */
export function agreedOfQuote(
  { id, content }: { id: string; content: QuoteContent },
  items: ReadonlyMap<string, Pick<NamedItem, 'name' | 'options'>>,
): AgreedEvent {
  const { total, deposit } = quoteTotals(content);
  return {
    quoteId: id,
    lines: linesOfQuote(content, items),
    totalCents: total,
    depositCents: deposit,
    fees: feesOf(content),
  };
}
