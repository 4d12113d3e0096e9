import { useLayoutEffect, useRef } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { Dialog } from './Dialog.tsx';
import * as text from './texts.ts';

export interface CalendarDialogProps extends CalendarProps {
  /** Label of the date field. */
  label: string;
  /** Counts how often the dialog was opened; each time the calendar starts at `selected`. */
  opening: number;
}

/** The calendar of a `DateField`, which fetches this script with its first press. */
export function CalendarDialog({ label, opening, onPick, ...calendar }: CalendarDialogProps) {
  const panel = useRef<HTMLDialogElement>(null);
  // Before the calendar takes the focus.
  useLayoutEffect(() => panel.current?.showModal(), [opening]);
  const close = () => panel.current?.close();
  return (
    <Dialog
      ref={panel}
      aria-label={text.choose(label)}
      className="m-auto max-w-[calc(100vw-1rem)] rounded-lg bg-ivory-50 p-3 shadow-lifted backdrop:bg-[#17111f80] sm:p-5"
    >
      <div className="min-h-84 sm:min-w-72">
        <Calendar
          key={opening}
          {...calendar}
          onPick={(date) => {
            // Before the pick, because closing returns the focus to the button.
            close();
            onPick(date);
          }}
        />
      </div>
      <button type="button" className="button w-full button-outline" onClick={close}>
        {text.close}
      </button>
    </Dialog>
  );
}
