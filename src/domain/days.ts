/** Arithmetic with calendar days. Weeks begin on Sunday, as in America. */
import type { CivilDate } from './event-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

const utc = (day: CivilDate) => Date.parse(`${day}T00:00:00Z`);
const civil = (time: number): CivilDate => new Date(time).toISOString().slice(0, 10);

export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

/** @returns the day so many days later, within the years of four digits, which databases and forms can read */
export function dayAfter(day: CivilDate, days: number): CivilDate {
  const time = utc(day) + days * DAY_MS;
  return civil(Math.min(Math.max(time, utc(FIRST_DAY)), utc(LAST_DAY)));
}

/** @returns days from one day to the other; negative if `to` is earlier */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

export function weekOf(day: CivilDate): CivilDate[] {
  const sunday = dayAfter(day, -new Date(utc(day)).getUTCDay());
  return Array.from({ length: WEEK_DAYS }, (_, index) => dayAfter(sunday, index));
}

/** @param month `2026-11`. @returns full weeks: the first and last include days of the neighboring months */
export function weeksOf(month: string): CivilDate[][] {
  const weeks: CivilDate[][] = [];
  const next = monthAfter(month, 1);
  for (let week = weekOf(`${month}-01`); (week[0] ?? '') < next;) {
    weeks.push(week);
    week = weekOf(dayAfter(week[0] ?? '', WEEK_DAYS));
  }
  return weeks;
}

/** @param month `2026-11`. @param months may be negative */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
