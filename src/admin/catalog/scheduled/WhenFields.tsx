import { useId } from 'react';
import { SCHEDULE_STEP_MINUTES } from '#domain/scheduled-change.ts';
import { shopMoment } from '#domain/shop-time.ts';
import { TextField } from '#ui/Field.tsx';
import { appointmentInZone } from '../../data/times.ts';
import { SCHEDULED } from './texts.ts';

interface WhenFieldsProps {
  day: string;
  time: string;
  errors: { day?: string | undefined; time?: string | undefined };
  onChange: (name: 'day' | 'time', value: string) => void;
}

/** Day and time in the shop's time zone, and the exact moment that they mean (@schedule.clock). */
export function WhenFields({ day, time, errors, onChange }: WhenFieldsProps) {
  const id = useId();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          id={`${id}-day`}
          name="day"
          type="date"
          label={SCHEDULED.day}
          error={errors.day}
          required
          value={day}
          onChange={({ target }) => onChange('day', target.value)}
        />
        <TextField
          id={`${id}-time`}
          name="time"
          type="time"
          step={SCHEDULE_STEP_MINUTES * 60}
          label={SCHEDULED.time}
          hint={SCHEDULED.steps}
          error={errors.time}
          required
          value={time}
          onChange={({ target }) => onChange('time', target.value)}
        />
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {momentWords(day, time)}
      </p>
    </>
  );
}

/** @returns the moment in words; empty while day or time is missing */
function momentWords(day: string, time: string): string {
  if (day === '' || time === '') return '';
  const { at, kind } = shopMoment(day, time);
  return Number.isNaN(at.getTime()) ? '' : SCHEDULED.moment(kind, appointmentInZone(at.getTime()));
}
