/** The event date is a calendar day in Detroit; a date-time keeps its day, whatever its offset. */
import { PAST_DATE } from './texts.ts';

export const SHOP_TIME_ZONE = 'America/Detroit';

/** `YYYY-MM-DD`. */
export type CivilDate = string;

/** `2026-09-12` or an ISO date-time such as `2026-09-12T12:00:00.000Z`. */
const WRITTEN_DATE =
  /^((?!0000)\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** @param text a day or an ISO date-time. @returns null for other text, and for 2027-02-30 */
export function parseEventDate(text: string): CivilDate | null {
  const day = WRITTEN_DATE.exec(text)?.[1] ?? '';
  // Some engines count 2027-02-30 on as 2027-03-02; others have no such date, which becomes null.
  const counted = new Date(day).toJSON() as string | null;
  return counted?.startsWith(day) ? day : null;
}

/** Cached, because creating it is slow; created on first use, because forms hydrate without it. */
let dayInDetroit: Intl.DateTimeFormat | undefined;

export function todayInDetroit(now: Date): CivilDate {
  // The Swedish locale formats dates as ISO 8601.
  dayInDetroit ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: SHOP_TIME_ZONE,
    dateStyle: 'short',
  });
  return dayInDetroit.format(now);
}

/** @returns whether the day is over in Detroit (@form.date-past) */
export function isPastEventDate(date: CivilDate, now: Date): boolean {
  return date < todayInDetroit(now);
}

/** @returns the message for a day that is over, or null */
export function eventDateError(date: CivilDate, now: Date): string | null {
  return isPastEventDate(date, now) ? PAST_DATE : null;
}

/** @param date null or empty: none. @returns `MM/DD/YYYY` (@form.date-format), or an empty text */
export function formatEventDate(date: CivilDate | null): string {
  if (!date) return '';
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** @returns `06/12/2027 (Saturday)` (@mail.weekday) */
export function formatEventDay(date: CivilDate | null): string {
  if (!date) return '';
  return `${formatEventDate(date)} (${inWords(date, { weekday: 'long' })})`;
}

/** Noon of any place is on its day. */
function inWords(date: CivilDate, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T12:00`).toLocaleDateString('en-US', format);
}

/**
 * @returns in words a day whose number could be the month's, as that of `05/06/2027`, or begin a year, as the one that
 *   typing `06/2027` gives: `Thursday, May 6, 2027`; empty for any other
 */
export function unclearDay(date: CivilDate): string {
  const dayOfMonth = date.slice(8);
  const mayBeOther = dayOfMonth <= '12' || dayOfMonth === '20';
  return mayBeOther && dayOfMonth !== date.slice(5, 7) ? inWords(date, { dateStyle: 'full' }) : '';
}

/** @returns a day that was typed, as it was read (@form.date-remark); empty for none */
export function readDay(date: CivilDate | null): string {
  return (date && unclearDay(date)) || formatEventDay(date);
}

/** For a quote request (@checkout.request): noon UTC is on the same day in every American time zone. */
export function eventDateTime(date: CivilDate): string {
  return `${date}T12:00:00.000Z`;
}
