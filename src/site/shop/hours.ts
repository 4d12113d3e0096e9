/** Opening hours and closed days as text (@trust.contact). */
import type { Settings } from '#contracts/settings/sections.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { WEEKDAYS, type Weekday } from '#domain/weekdays.ts';
import { closed as closedText } from './trust-texts.ts';

type Hours = Settings['hours'];

/** Consecutive days with the same hours. */
export interface HoursRow {
  /** `Monday – Friday`, `Saturday` */
  days: string;
  /** `9 AM – 5 PM`, or closed */
  hours: string;
}

/** @returns the week from Monday; empty if no day is open */
export function openingHours({ open }: Pick<Hours, 'open'>): HoursRow[] {
  if (open.length === 0) return [];
  const runs: { days: Weekday[]; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const entry = open.find((times) => times.day === day);
    const hours = entry ? `${clock(entry.from)} – ${clock(entry.to)}` : closedText;
    const last = runs.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  return runs.map(({ days, hours }) => ({ days: daysText(days), hours }));
}

/** @returns the closed days that are not over, by date */
export function upcoming(closed: Hours['closed'], today: CivilDate): Hours['closed'] {
  return closed
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @returns closed days with `day` as text, such as `Thu, Nov 26, 2026` */
export function closedDays({ closed }: Pick<Hours, 'closed'>) {
  return closed.map(({ date, reason }) => ({
    date,
    day: DAY.format(new Date(`${date}T00:00:00Z`)),
    reason,
  }));
}

/** @param time `HH:MM` */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function daysText(days: readonly Weekday[]): string {
  const names = days.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`);
  const [first = ''] = names;
  const last = names.at(-1) ?? '';
  return names.length === 1 ? first : `${first} – ${last}`;
}
