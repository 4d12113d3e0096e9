import { Fragment } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/weekdays.ts';
import { WEEK, WEEKDAY_LABELS } from './texts.ts';
import { useControl, type ControlProps } from './use-control.ts';

/** Default hours of a day that is newly opened. */
const USUAL = { from: '09:00', to: '17:00' } as const;

/** Times of an open day, in order. */
const TIMES = ['from', 'to'] as const;

type OpenDay = Readonly<Record<'day' | 'from' | 'to', string>>;

/** The opening hours of the seven days. */
export function WeekControl(props: ControlProps) {
  const { form, frame, set } = useControl(props);
  const days = (Array.isArray(props.value) ? props.value : []) as readonly OpenDay[];
  const { error } = frame;
  /** @returns the error of a day's time; errors are named by the day's index among the open days */
  const timeError = (openDay: OpenDay | undefined, time: 'from' | 'to') =>
    openDay && form.errors[[frame.name, days.indexOf(openDay), time].join('.')];
  const change = (day: Weekday, next: OpenDay | null) =>
    set(
      WEEKDAYS.flatMap((weekday) => {
        if (weekday === day) return next ? [next] : [];
        return days.find((openDay) => openDay.day === weekday) ?? [];
      }),
    );
  return (
    <fieldset data-fault={error ? true : undefined}>
      <legend className="font-semibold">{frame.label}</legend>
      {error && <p className="mt-1 font-semibold text-rose-600">{error}</p>}
      <ul className="mt-2 divide-y divide-ivory-300 border-y border-ivory-300">
        {WEEKDAYS.map((day) => {
          const openDay = days.find((each) => each.day === day);
          const label = WEEKDAY_LABELS[day];
          const errors = { from: timeError(openDay, 'from'), to: timeError(openDay, 'to') };
          const problem = errors.from ?? errors.to;
          const problemId = problem && `${frame.id}-${day}-problem`;
          return (
            <li key={day} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="w-24 font-semibold">{label}</span>
              <label className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  aria-label={WEEK.openOn(label)}
                  className="size-5 accent-night-900"
                  checked={openDay !== undefined}
                  onChange={(event) => change(day, event.target.checked ? { day, ...USUAL } : null)}
                />
                <span>{WEEK.open}</span>
              </label>
              {openDay ? (
                <span className="flex items-center gap-2">
                  {TIMES.map((time) => (
                    <Fragment key={time}>
                      {time === 'to' && <span>{WEEK.until}</span>}
                      <input
                        type="time"
                        className="input w-36"
                        aria-label={WEEK[time](label)}
                        aria-invalid={errors[time] ? true : undefined}
                        aria-describedby={problemId}
                        value={openDay[time]}
                        onChange={(event) =>
                          change(day, { ...openDay, [time]: event.target.value })
                        }
                      />
                    </Fragment>
                  ))}
                </span>
              ) : (
                <span className="text-night-500">{WEEK.closed}</span>
              )}
              {problem && (
                <p id={problemId} className="w-full font-semibold text-rose-600">
                  {problem}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
