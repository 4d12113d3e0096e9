import type { CivilDate } from './event-date.ts';

interface Quoted {
  /** Null: as requested. */
  eventDate: CivilDate | null;
  /** Null: an event of one day; undefined: as requested. */
  lastDay?: CivilDate | null | undefined;
  /** Empty: as requested. */
  eventLocation: string;
}

interface Requested {
  status: string;
  /** Null or empty: unknown. */
  eventDate: CivilDate | null;
  /** Null or empty: an event of one day. */
  lastDay: CivilDate | null;
  eventLocation: string;
}

/** Whether a quote names other days than these; without a date it names none. */
export function isOtherDays(
  quote: Omit<Quoted, 'eventLocation'>,
  days: Omit<Requested, 'status' | 'eventLocation'>,
): boolean {
  if (quote.eventDate === null) return false;
  if (quote.eventDate !== days.eventDate) return true;
  return quote.lastDay !== undefined && quote.lastDay !== (days.lastDay || null);
}

/** Whether accepting would change the days or, if booked, the place of the event (@event.agreed). */
export function isOtherEvent(quote: Quoted, request: Requested): boolean {
  if (!request.eventDate) return false;
  const isOtherPlace =
    request.status === 'booked' &&
    quote.eventLocation !== '' &&
    quote.eventLocation !== request.eventLocation;
  return isOtherDays(quote, request) || isOtherPlace;
}

/**
 * Whether the event was moved since the quote was sent, to days that the quote does not name: it can
 * no longer be accepted (@event.agreed).
 * @param quote for which days it was sent; null: not known
 */
export function isMovedSince(
  {
    content,
    sentForDay,
    sentForLastDay,
  }: {
    content: Omit<Quoted, 'eventLocation'>;
    sentForDay: CivilDate | null;
    sentForLastDay: CivilDate | null;
  },
  days: Omit<Requested, 'status' | 'eventLocation'>,
): boolean {
  if (sentForDay === null || days.eventDate === null || !isOtherDays(content, days)) return false;
  // An older quote names no last day.
  const lastDay = content.lastDay === undefined ? undefined : sentForLastDay;
  return isOtherDays({ eventDate: sentForDay, lastDay }, days);
}
