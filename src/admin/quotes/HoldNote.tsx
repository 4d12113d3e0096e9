import { formatEventDate, type CivilDate } from '#domain/event-date.ts';
import type { StockCheck } from '../stock/use-stock-check.ts';
import { QUOTE_SEND } from './texts.ts';

interface HoldNoteProps {
  stock: Pick<StockCheck, 'views' | 'quotesHold'>;
  validUntil: CivilDate;
  /** A revision of a booked event holds only what exceeds it. */
  isBooked: boolean;
}

/** Says before sending that the quote takes pieces away from others, and until when (@stock.hold). */
export function HoldNote({ stock, validUntil, isBooked }: HoldNoteProps) {
  // Without a day, or items that are counted on it, it holds none.
  const takesPieces = stock.views.some(({ pieces }) => pieces.length > 0);
  if (!stock.quotesHold || !takesPieces) return null;
  const isShort = stock.views.some(({ pieces }) => pieces.some(({ short }) => short > 0));
  const words = isBooked ? QUOTE_SEND.holdsMore : QUOTE_SEND.holds;
  return <p>{words(formatEventDate(validUntil), isShort)}</p>;
}
