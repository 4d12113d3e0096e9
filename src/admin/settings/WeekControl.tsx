import { Fragment } from 'react';
import { WEEKDAYS, type Weekday } from '#domain/weekdays.ts';
import { WEEK, WEEKDAY_LABELS } from './texts.ts';
import { useControl, type ControlProps } from './use-control.ts';

/** When a day opens that was closed until now. */
const USUAL = { from: '09:00', to: '17:00' } as const;

/** Of a day that is open, in their order. */
const TIMES = ['from', 'to'] as const;

type OpenDay = Readonly<Record<'day' | 'from' | 'to', string>>;

/** The opening hours of the seven days. */
export function WeekControl(props: ControlProps) {
  const { form, frame, set } = useControl(props);
  const days = (Array.isArray(props.value) ? props.value : []) as readonly OpenDay[];
  const { error } = frame;
  /** @returns what is wrong with a time of a day, at its place among the open days */
  const timeError = (open: OpenDay | undefined, time: 'from' | 'to') =>
    open && form.errors[[frame.name, days.indexOf(open), time].join('.')];
  const change = (day: Weekday, next: OpenDay | null) =>
    set(
      WEEKDAYS.flatMap((each) => {
        if (each === day) return next ? [next] : [];
        return days.find((open) => open.day === each) ?? [];
      }),
    );
  return (
    <fieldset data-fault={error ? true : undefined}>
      <legend className="font-semibold">{frame.label}</legend>
      {error && <p className="mt-1 font-semibold text-rose-600">{error}</p>}
      <ul className="mt-2 divide-y divide-ivory-300 border-y border-ivory-300">
        {WEEKDAYS.map((day) => {
          const open = days.find((each) => each.day === day);
          const label = WEEKDAY_LABELS[day];
          const wrong = { from: timeError(open, 'from'), to: timeError(open, 'to') };
          const problem = wrong.from ?? wrong.to;
          const problemId = problem && `${frame.id}-${day}-problem`;
          return (
            <li key={day} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="w-24 font-semibold">{label}</span>
              <label className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  aria-label={WEEK.openOn(label)}
                  className="size-5 accent-night-900"
                  checked={open !== undefined}
                  onChange={(event) => change(day, event.target.checked ? { day, ...USUAL } : null)}
                />
                <span>{WEEK.open}</span>
              </label>
              {open ? (
                <span className="flex items-center gap-2">
                  {TIMES.map((time) => (
                    <Fragment key={time}>
                      {time === 'to' && <span>{WEEK.until}</span>}
                      <input
                        type="time"
                        className="input w-36"
                        aria-label={WEEK[time](label)}
                        aria-invalid={wrong[time] ? true : undefined}
                        aria-describedby={problemId}
                        value={open[time]}
                        onChange={(event) => change(day, { ...open, [time]: event.target.value })}
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
