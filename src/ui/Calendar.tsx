import { useEffect, useRef } from 'react';
import {
  DayPicker,
  Dropdown,
  useDayPicker,
  type DropdownProps,
  type Modifiers,
} from 'react-day-picker';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_YEARS_AHEAD } from '#domain/limits.ts';
import type { ClosedDay } from './date-remark.ts';
import * as text from './texts.ts';
import styles from './day-picker.css?inline';

export interface CalendarProps {
  /** The day in Detroit; earlier days are disabled. */
  today: CivilDate;
  selected: CivilDate | null;
  /** Marked, but selectable. */
  closed: readonly ClosedDay[];
  onPick: (date: CivilDate) => void;
}

/**
 * Styles of this script instead of each page, because few visitors open a calendar. The CSP allows a constructed style
 * sheet.
 */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** @returns the day in the browser's time zone, which the calendar uses */
function toDate(date: CivilDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function fromDate(date: Date): CivilDate {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

const LABEL = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** The label starts with the visible number, so that voice control finds it. */
function dayLabel(date: Date, { today, selected, closed }: Modifiers): string {
  const after = `${closed ? text.closedDay : ''}${selected ? text.selected : ''}`;
  return `${today ? text.today : ''}${LABEL.format(date)}${after}`;
}

/** The select of months. A month that is over this year means that of next year: June, chosen in November. */
function MonthsDropdown({ options, ...props }: DropdownProps) {
  const { dayPickerProps, goToMonth, months } = useDayPicker();
  const { startMonth } = dayPickerProps;
  const year = months[0]?.date.getFullYear();
  return (
    <Dropdown
      {...props}
      options={options?.map((option) => ({ ...option, disabled: false }))}
      onChange={({ target }) => {
        if (year === undefined || startMonth === undefined) return;
        const month = Number(target.value);
        const isOver = year === startMonth.getFullYear() && month < startMonth.getMonth();
        goToMonth(new Date(isOver ? year + 1 : year, month));
      }}
    />
  );
}

/** One month at a time (@form.calendar); past days are disabled (@form.date-past). */
export function Calendar({ today: firstDay, selected, closed, onPick }: CalendarProps) {
  const today = toDate(firstDay);
  const current = selected === null ? undefined : toDate(selected);
  const lastYear = Math.max(today.getFullYear() + MAX_YEARS_AHEAD, current?.getFullYear() ?? 0);
  const root = useRef<HTMLDivElement>(null);

  // In a low window, as at 400 % zoom, the focused day would scroll the selects of month and year out of view.
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
        components={{ MonthsDropdown }}
        startMonth={today}
        endMonth={new Date(lastYear, 11)}
        disabled={{ before: today }}
        modifiers={{ closed: closed.map(({ date }) => toDate(date)) }}
        modifiersClassNames={{ closed: 'rdp-closed' }}
        defaultMonth={current ?? today}
        {...(current ? { selected: current } : {})}
        onDayClick={(day, modifiers) => {
          if (!modifiers.disabled) onPick(fromDate(day));
        }}
      />
    </div>
  );
}
