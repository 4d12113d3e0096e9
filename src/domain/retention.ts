/** Retention of personal data. A request for a future event is kept unless it is lost or spam. */
import { isPastEventDate, type CivilDate } from './event-date.ts';

/** Null: kept forever. */
export interface Retention {
  /** Since the request was received. */
  requestsMonths: number | null;
  /** Since the mail was sent; for its recipient and content. */
  mailsDays: number | null;
}

export const DEFAULT_RETENTION = { requestsMonths: 24, mailsDays: 30 } as const;

/** A later event date is taken for a typo and does not extend the retention. */
export const MOST_YEARS_AHEAD = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns the same UTC time, clamped to the last day of the month */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date;
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** @param request that nobody judged yet; `eventDate` is empty for a question, which counts as a past event */
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
