import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { QuoteView } from '#contracts/quotes/quotes.ts';
import { useQuotes } from '../quotes/use-quotes.ts';
import { useStockCheck, type Checked, type StockCheck } from '../stock/use-stock-check.ts';

type Asked = Pick<InquiryWorkView, 'id' | 'eventDate' | 'agreed' | 'lines'>;

/**
 * @param isOn false sends nothing
 * @returns stock of what booking a request takes, before it is booked (@stock.short)
 */
export function useBookingStock(inquiry: Asked, isOn: boolean): StockCheck {
  const { data: quotes, isError } = useQuotes(inquiry.id);
  const stock = useStockCheck(bookingOf(inquiry, quotes ?? []), isOn && quotes !== undefined);
  return { ...stock, isFailed: stock.isFailed || (isError && quotes === undefined) };
}

/**
 * @param quotes of the request
 * @returns what a booking takes, as the server decides it: the open quote, which is then accepted, or else what was agreed
 *   or asked for
 */
export function bookingOf(
  { id: inquiryId, eventDate, agreed, lines }: Asked,
  quotes: readonly Pick<QuoteView, 'id' | 'standing' | 'content'>[],
): Checked {
  const open = quotes.find(({ standing }) => standing === 'open');
  return open
    ? { ...open.content, inquiryId, quoteId: open.id }
    : { inquiryId, eventDate, lines: agreed?.lines ?? lines };
}
