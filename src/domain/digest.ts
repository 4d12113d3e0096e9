import { dayAfter } from './days.ts';
import { SHOP_TIME_ZONE, todayInDetroit, type CivilDate } from './event-date.ts';
import { shopMoment } from './shop-time.ts';

/** From this hour on today's digest is skipped. */
const LAST_HOUR = 21;

const HOUR_IN_DETROIT = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
});

interface DigestPlan {
  /** `08:00`, in Detroit. */
  time: string;
  /** Last day whose digest was sent or skipped. */
  lastDay: CivilDate;
}

/** @returns whether today's digest may be sent now (@digest.daily) */
export function isDigestTime(now: Date, time: string): boolean {
  const hour = hourInDetroit(now);
  return hour >= hourOf(time) && hour < LAST_HOUR;
}

/** @returns when the next digest is due; in the past if today's is late */
export function nextDigest(now: Date, { time, lastDay }: DigestPlan): Date {
  const today = todayInDetroit(now);
  const isOver = lastDay >= today || hourInDetroit(now) >= LAST_HOUR;
  return shopMoment(isOver ? dayAfter(today, 1) : today, `${time.slice(0, 2)}:00`).at;
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}

function hourInDetroit(now: Date): number {
  return Number(HOUR_IN_DETROIT.format(now));
}
