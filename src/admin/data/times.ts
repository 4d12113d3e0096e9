/** Formats times in the shop's time zone, wherever the device is (@admin.times). */
import { useEffect, useState } from 'react';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { SHOP_TIME_ZONE } from '#domain/event-date.ts';
import { INQUIRIES } from '../inquiries/texts.ts';
import { counted } from '../parts/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Visitors are promised an answer within 24 hours (@business.reply-time). */
const REPLY_MS = 24 * HOUR_MS;
/** With less time left, an answer cannot wait until tomorrow. */
const URGENT_MS = 4 * HOUR_MS;

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: SHOP_TIME_ZONE, ...options });
  return (time: number | string): string => format.format(new Date(time));
};
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const MOMENT = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** @returns `2:05 PM` */
export const clock = formatter(CLOCK);
const thisYearsMoment = formatter(MOMENT);
const otherYearsMoment = formatter({ year: 'numeric', ...MOMENT });
const year = formatter({ year: 'numeric' });

/** @returns `Nov 21, 2:05 PM`; in another year `Nov 21, 2024, 2:05 PM` */
export function moment(time: number | string): string {
  return (year(time) === year(Date.now()) ? thisYearsMoment : otherYearsMoment)(time);
}
const APPOINTMENT = { weekday: 'short', ...MOMENT } as const;
const thisYearsAppointment = formatter(APPOINTMENT);
const otherYearsAppointment = formatter({ year: 'numeric', ...APPOINTMENT });

/** @returns `Fri, Dec 4, 6:00 AM`; in another year `Sat, Dec 4, 2027, 6:00 AM` */
export function appointment(time: number | string): string {
  return (year(time) === year(Date.now()) ? thisYearsAppointment : otherYearsAppointment)(time);
}

const clockInZone = formatter({ ...CLOCK, timeZoneName: 'short' });

/** @returns the appointment with its time zone: `Fri, Dec 4, 6:00 AM EST` */
export function appointmentInZone(time: number | string): string {
  return `${appointment(time)} ${clockInZone(time).split(' ').at(-1) ?? ''}`;
}

/** @returns `Nov 21, 2:05:09 PM`, which tells things made in the same minute apart */
export const exactMoment = formatter({ ...MOMENT, second: '2-digit' });
/** @returns `Nov 21, 2026` */
export const day = formatter({ dateStyle: 'medium' });

/** @returns a duration in its largest unit: `2 d`, `5 h`, `12 min` */
export function span(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}

/** @returns a duration in words: `3 days`, `1 hour`, `12 minutes` */
function longSpan(ms: number): string {
  const [amount = '0', unit] = span(ms).split(' ');
  const name = { min: 'minute', h: 'hour', d: 'day' }[unit ?? ''] ?? '';
  return counted(Number(amount), name);
}

/**
 * @param ms elapsed time
 * @returns `just now`, `12 min ago`
 */
export function ago(ms: number): string {
  return ms < MINUTE_MS ? 'just now' : `${span(ms)} ago`;
}

/** @returns the rest of the promised 24 hours; null for a request that needs no answer */
export function timeLeftOf(
  {
    status,
    deletedAt,
    createdAt,
    replacedBy,
  }: Pick<InquiryView, 'status' | 'deletedAt' | 'createdAt' | 'replacedBy'>,
  now: number,
) {
  const isWaiting = status === 'pending' && deletedAt === null && replacedBy === '';
  return isWaiting ? timeLeft(createdAt, now) : null;
}

/** @returns the rest of the promised 24 hours, and how urgent it is */
export function timeLeft(createdAt: string, now: number) {
  const leftMs = new Date(createdAt).getTime() + REPLY_MS - now;
  return {
    text: leftMs < 0 ? INQUIRIES.overdue(longSpan(leftMs)) : INQUIRIES.due(span(leftMs)),
    isUrgent: leftMs <= URGENT_MS,
  };
}

/** @returns the current time in milliseconds, updated every minute */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
