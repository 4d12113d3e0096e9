import { useEffect, useRef } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import type { CivilDate } from '#domain/event-date.ts';
import * as text from './texts.ts';
import styles from './day-picker.css?inline';

export interface CalendarProps {
  /** Today in Detroit; earlier days are disabled. */
  today: CivilDate;
  selected: CivilDate | null;
  onPick: (date: CivilDate) => void;
}

/** Few visitors open a calendar, so no page's style sheet has its rules. The policy allows this form. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** The calendar counts in the browser's days; a civil day has no zone, so only its numbers pass. */
function toDate(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function fromDate(date: Date): CivilDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

const LABEL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** A day in words that hold the number as it is shown: whoever says what they see, presses it. */
function dayLabel(date: Date, { today, selected }: Modifiers): string {
  return `${today ? text.today : ''}${LABEL.format(date)}${selected ? text.selected : ''}`;
}

/** How far ahead a year can be chosen; one that is further ahead can be typed. */
const YEARS_AHEAD = 5;

/** One month at a time, chosen with its year (@form.calendar); past days are disabled (@form.date-past). */
export function Calendar({ today: firstDay, selected, onPick }: CalendarProps) {
  const today = toDate(firstDay);
  const current = selected === null ? undefined : toDate(selected);
  const lastYear = Math.max(today.getFullYear() + YEARS_AHEAD, current?.getFullYear() ?? 0);
  const root = useRef<HTMLDivElement>(null);

  // The day that gets the focus would scroll month and year out of a low window, as at 400 % zoom.
  useEffect(() => {
    const dialog = root.current?.closest('dialog');
    if (!dialog || dialog.scrollHeight <= dialog.clientHeight) return;
    dialog.querySelector('select')?.focus({ preventScroll: true });
    dialog.scrollTop = 0;
  }, []);

  return (
    <div ref={root}>
      <DayPicker
        mode="single"
        autoFocus
        labels={{ labelDayButton: dayLabel }}
        today={today}
        captionLayout="dropdown"
        startMonth={today}
        endMonth={new Date(lastYear, 11)}
        disabled={{ before: today }}
        defaultMonth={current ?? today}
        {...(current ? { selected: current } : {})}
        onDayClick={(day, modifiers) => {
          if (!modifiers.disabled) onPick(fromDate(day));
        }}
      />
    </div>
  );
}
