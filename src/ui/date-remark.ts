import { unclearDay, type CivilDate } from '#domain/event-date.ts';
import { MAX_YEARS_AHEAD } from '#domain/limits.ts';
import * as text from './texts.ts';

export interface ClosedDay {
  date: CivilDate;
  /** May be empty. */
  reason: string;
}

/**
 * @returns a warning about a day, which does not prevent sending it, or in words a day that could be
 *   read the other way around, as `05/06/2027` (@form.date-remark), or empty
 */
export function dateRemark(
  date: CivilDate,
  today: CivilDate,
  closed: readonly ClosedDay[],
): string {
  // An error says so.
  if (date < today) return '';
  const year = Number(date.slice(0, 4));
  if (year > Number(today.slice(0, 4)) + MAX_YEARS_AHEAD) return text.farAhead(year);
  const day = closed.find((closedDay) => closedDay.date === date);
  if (day) return text.closedThen(day.reason);
  return unclearDay(date);
}
