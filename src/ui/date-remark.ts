import type { CivilDate } from '#domain/event-date.ts';
import { MAX_YEARS_AHEAD } from '#domain/limits.ts';
import * as text from './texts.ts';

export interface ClosedDay {
  date: CivilDate;
  /** Empty for none. */
  reason: string;
}

/** @returns what is said of a day that can be sent all the same; empty for nothing (@form.date-remark) */
export function dateRemark(
  date: CivilDate,
  today: CivilDate,
  closed: readonly ClosedDay[],
): string {
  const year = Number(date.slice(0, 4));
  if (year > Number(today.slice(0, 4)) + MAX_YEARS_AHEAD) return text.farAhead(year);
  const day = closed.find((each) => each.date === date);
  return day ? text.closedThen(day.reason) : '';
}
