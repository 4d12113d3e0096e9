/** The opening hours as pages and search engines read them (@settings.hours). */
import { WEEKDAYS, type Settings, type Weekday } from '#contracts/settings/sections.ts';
import { formatLongDate } from './long-date.ts';

export type Hours = Settings['hours'];

/** Closed days in the footer: the next ones, which somebody may plan around. */
const MOST_CLOSED = 3;

interface Span {
  days: Weekday[];
  /** Undefined: closed. */
  times: { from: string; to: string } | undefined;
}

/**
 * @returns a line for each run of days with the same hours: `Monday–Friday`, `9 AM–5 PM`; none for a
 *   business without hours
 */
export function openingLines({ open }: Pick<Hours, 'open'>): { days: string; times: string }[] {
  if (open.length === 0) return [];
  return spansOf(open).map(({ days, times }) => ({
    days: daysText(days),
    times: times ? `${timeText(times.from)}–${timeText(times.to)}` : 'Closed',
  }));
}

function spansOf(open: Hours['open']): Span[] {
  const spans: Span[] = [];
  for (const day of WEEKDAYS) {
    const times = open.find((each) => each.day === day);
    const last = spans.at(-1);
    const continues = last && last.times?.from === times?.from && last.times?.to === times?.to;
    if (continues) last.days.push(day);
    else spans.push({ days: [day], times });
  }
  return spans;
}

function daysText(days: readonly Weekday[]): string {
  const [first = '', ...others] = days.map(capitalized);
  const last = others.at(-1);
  return last === undefined ? first : `${first}–${last}`;
}

function capitalized(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** @param time `09:00` @returns `9 AM`, `9:30 AM`, `12 PM` */
function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ending = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${ending} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** @param closed in order @returns the next days: `Closed December 25, 2026 (Christmas)` */
export function closedLines({ closed }: Pick<Hours, 'closed'>): string[] {
  return closed.slice(0, MOST_CLOSED).map(({ date, reason }) => {
    const why = reason === '' ? '' : ` (${reason})`;
    return `Closed ${formatLongDate(date)}${why}`;
  });
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param closed in order @returns all of them: `Thu, Nov 26, 2026`, with the reason */
export function closedDays({ closed }: Pick<Hours, 'closed'>) {
  return closed.map(({ date, reason }) => ({
    date,
    day: DAY.format(new Date(`${date}T00:00:00Z`)),
    reason,
  }));
}

/** @returns what schema.org has of the hours of a business; nothing where there are none */
export function openingHours({ open, closed }: Pick<Hours, 'open' | 'closed'>) {
  return {
    openingHoursSpecification: orNothing(
      spansOf(open).flatMap(({ days, times }) =>
        times
          ? [
              {
                '@type': 'OpeningHoursSpecification',
                dayOfWeek: days.map(capitalized),
                opens: times.from,
                closes: times.to,
              },
            ]
          : [],
      ),
    ),
    // Google reads the same hour for both as closed all day.
    specialOpeningHoursSpecification: orNothing(
      closed.map(({ date }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
    ),
  };
}

function orNothing<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}
