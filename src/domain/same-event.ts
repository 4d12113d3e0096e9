/** Whether a quote is for the event of its request (@event.agreed). */
import type { CivilDate } from './event-date.ts';

interface Quoted {
  /** Null: that of the request. */
  eventDate: CivilDate | null;
  /** Empty: that of the request. */
  eventLocation: string;
}

interface Requested {
  status: string;
  /** Null or empty while it is not known. */
  eventDate: CivilDate | null;
  eventLocation: string;
}

/**
 * @returns whether the quote, once accepted, would move the event: to another day, or, once it is booked,
 *   to another place. Before, a quote may name the place more exactly.
 */
export function isOtherEvent(quote: Quoted, request: Requested): boolean {
  if (!request.eventDate) return false;
  const isOtherDay = quote.eventDate !== null && quote.eventDate !== request.eventDate;
  const isOtherPlace =
    request.status === 'booked' &&
    quote.eventLocation !== '' &&
    quote.eventLocation !== request.eventLocation;
  return isOtherDay || isOtherPlace;
}
