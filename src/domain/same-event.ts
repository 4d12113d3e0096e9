import { formatEventDate, type CivilDate } from './event-date.ts';
import { eventDaysInWords, type NamedDays } from './event-days.ts';

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

/** Whether a quote names another place than this; without one it names none. */
export function isOtherPlace(
  { eventLocation }: Pick<Quoted, 'eventLocation'>,
  event: Pick<Requested, 'eventLocation'>,
): boolean {
  return eventLocation !== '' && eventLocation !== event.eventLocation;
}

/** Whether accepting would change the days or, if booked, the place of the event (@event.agreed). */
export function isOtherEvent(quote: Quoted, request: Requested): boolean {
  if (!request.eventDate) return false;
  if (isOtherDays(quote, request)) return true;
  return request.status === 'booked' && isOtherPlace(quote, request);
}

interface SentQuote {
  content: Quoted;
  sentAt: Date | null;
  /** For which event it was sent; a null day: not known, unless the place is stored. */
  sentForDay: CivilDate | null;
  sentForLastDay: CivilDate | null;
  sentForLocation: string | null;
}

interface RequestedEvent extends Requested {
  agreed: { changedAt?: string | undefined } | null;
}

/** What of an event a quote no longer agrees with. */
type ChangedPart = 'days' | 'place' | 'agreed';

/**
 * @returns what was changed since the quote was sent, and would be changed back by its acceptance: it
 *   cannot be accepted (@event.agreed); null: nothing
 */
export function changedSince(quote: SentQuote, event: RequestedEvent): ChangedPart | null {
  if (isMovedSince(quote, event)) return 'days';
  if (event.status !== 'booked') return null;
  if (isOtherPlace(quote.content, event) && hasOtherPlace(quote, event)) return 'place';
  const changedAt = event.agreed?.changedAt;
  const isAgreedSince =
    changedAt !== undefined && quote.sentAt !== null && new Date(changedAt) > quote.sentAt;
  return isAgreedSince ? 'agreed' : null;
}

/** Whether the event has another place than when the quote was sent. */
export function hasOtherPlace(
  { sentForLocation }: Pick<SentQuote, 'sentForLocation'>,
  { eventLocation }: Pick<RequestedEvent, 'eventLocation'>,
): boolean {
  return sentForLocation !== null && sentForLocation !== eventLocation;
}

function isMovedSince(
  { content, sentForDay, sentForLastDay, sentForLocation }: SentQuote,
  days: RequestedEvent,
): boolean {
  if (days.eventDate === null || !isOtherDays(content, days)) return false;
  if (sentForDay === null) return sentForLocation !== null;
  // An older quote names no last day.
  const lastDay = content.lastDay === undefined ? undefined : sentForLastDay;
  return isOtherDays({ eventDate: sentForDay, lastDay }, days);
}

/** @returns the days and the place of an event, to tell it from another; empty while unknown */
export function eventInWords({
  eventLocation,
  ...days
}: NamedDays & { eventLocation: string }): string {
  return [eventDaysInWords(days, formatEventDate), eventLocation].filter(Boolean).join(', ');
}
