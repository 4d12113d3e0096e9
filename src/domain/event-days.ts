/** Names the days of an event, for visitors, staff and mails alike. */
import type { CivilDate } from './event-date.ts';

/** First and last day of an event; null: unknown, or an event of one day; an undefined last day is unknown. */
export interface NamedDays {
  eventDate: CivilDate | null;
  lastDay?: CivilDate | null | undefined;
}

/**
 * Names the day of an event wherever it is named (@event.days-named).
 * @param days empty texts count as null
 * @param format writes a day
 * @returns the day of an event, or both: `06/12/2027 – 06/14/2027`; empty while unknown
 */
export function eventDaysInWords(
  { eventDate, lastDay }: NamedDays,
  format: (day: CivilDate) => string,
): string {
  if (!eventDate) return '';
  const isLonger = lastDay && lastDay !== eventDate;
  return isLonger ? `${format(eventDate)} – ${format(lastDay)}` : format(eventDate);
}
