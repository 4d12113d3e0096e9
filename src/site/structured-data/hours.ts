import type { Settings } from '#contracts/settings/sections.ts';
import { WEEKDAYS, type Weekday } from '#domain/weekdays.ts';

type Hours = Pick<Settings['hours'], 'open' | 'closed'>;

const TYPE = 'OpeningHoursSpecification';

/** Opening hours, and closed days as exceptions (@settings.hours). */
export function openingHoursOf({ open, closed }: Hours) {
  const times = [...new Set(open.map(({ from, to }) => `${from} ${to}`))];
  return {
    openingHoursSpecification: orNothing(
      times.map((time) => {
        const [opens, closes] = time.split(' ');
        const days = WEEKDAYS.filter((day) =>
          open.some((hours) => hours.day === day && hours.from === opens && hours.to === closes),
        );
        return { '@type': TYPE, dayOfWeek: days.map(capitalized), opens, closes };
      }),
    ),
    // For Google, midnight for both means closed all day.
    specialOpeningHoursSpecification: orNothing(
      closed.map(({ date }) => ({
        '@type': TYPE,
        validFrom: date,
        validThrough: date,
        opens: '00:00',
        closes: '00:00',
      })),
    ),
  };
}

function capitalized(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

function orNothing<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list;
}
