/**
 * Retention of personal data. A request for a future event stays unless it is lost or spam, because
 * the shop may still have to answer for it.
 */
import { isPastEventDate, type CivilDate } from './event-date.ts';

/** Null: kept forever. */
export interface Retention {
  /** Months since receipt of a request. */
  requestsMonths: number | null;
  /** Days since a mail was sent, for its recipient and content. */
  mailsDays: number | null;
}

/** Used when nothing is set. */
export const DEFAULT_RETENTION = { requestsMonths: 24, mailsDays: 30 } as const;

/** An event further ahead is taken for a typo and does not extend the retention. */
export const MOST_YEARS_AHEAD = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @returns the same time of day that many calendar months earlier (UTC), clamped to the last day of
 *   the month
 */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}

/** @returns the instant that many days of 24 hours earlier */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * @param request its event date is empty for a question, which is kept as long as one of the past
 * @returns whether an undecided request is past its retention
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
