import type { CivilDate } from './event-date.ts';

interface Quoted {
  /** Null: as requested. */
  eventDate: CivilDate | null;
  /** Empty: as requested. */
  eventLocation: string;
}

interface Requested {
  status: string;
  /** Null or empty: unknown. */
  eventDate: CivilDate | null;
  eventLocation: string;
}

/** Whether accepting would change the day or, if booked, the place of the event (@event.agreed). */
export function isOtherEvent(quote: Quoted, request: Requested): boolean {
  if (!request.eventDate) return false;
  const isOtherDay = quote.eventDate !== null && quote.eventDate !== request.eventDate;
  const isOtherPlace =
    request.status === 'booked' &&
    quote.eventLocation !== '' &&
    quote.eventLocation !== request.eventLocation;
  return isOtherDay || isOtherPlace;
}
