/**
 * How long what people sent is kept. Requests of an event that is still ahead stay, unless nothing came
 * of them: the shop has to answer for them until then.
 */
import { isPastEventDate, type CivilDate } from './event-date.ts';

/** What is kept for so long; null: for ever. */
export interface Retention {
  /** Months since a request came. */
  requestsMonths: number | null;
  /** Days since a mail was sent: its address and what is in it. */
  mailsDays: number | null;
}

/** As the settings have it where nothing is set. */
export const DEFAULT_RETENTION = { requestsMonths: 24, mailsDays: 30 } as const;

/** A day so far ahead of its request is a slip of the keyboard, and keeps nothing. */
export const MOST_YEARS_AHEAD = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param now an instant
 * @returns the same time of day, so many calendar months earlier (UTC); the last day of a month that
 *   is too short
 */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** @returns the instant so many days of 24 hours earlier */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * @param request when it came, and the day that it is for
 * @returns whether a request that nobody decided about has been kept for long enough
 */
export function isKeptLongEnough(
  { receivedAt, eventDate }: { receivedAt: Date; eventDate: CivilDate },
  now: Date,
  months: number,
): boolean {
  if (receivedAt >= monthsBefore(now, months)) return false;
  const latest = monthsBefore(receivedAt, -12 * MOST_YEARS_AHEAD)
    .toISOString()
    .slice(0, 10);
  return isPastEventDate(eventDate, now) || eventDate > latest;
}
