import { useRef, useState, type ComponentType, type InputEvent } from 'react';
import { formatEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { parseTypedDate, withSlashes } from '#domain/typed-date.ts';
import type { CalendarProps } from './Calendar.tsx';
import { dateRemark, type ClosedDay } from './date-remark.ts';
import { Dialog } from './Dialog.tsx';
import { fieldAttributes, FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as text from './texts.ts';
import { afterPress } from './use-remark.ts';

export interface DateFieldProps {
  id: string;
  name: string;
  label: string;
  required?: boolean;
  error?: string | undefined;
  /** Days that are marked but can be chosen. */
  closed?: readonly ClosedDay[] | undefined;
}

const NEVER: readonly ClosedDay[] = [];

/** A day as `MM/DD/YYYY` (@form.date-format), typed or picked; on blur other formats are rewritten. */
export function DateField({ id, name, label, required, error, closed = NEVER }: DateFieldProps) {
  const [remark, setRemark] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  /** Props of the open calendar; a new key resets it. */
  const [opened, setOpened] = useState<
    Omit<CalendarProps, 'onPick' | 'closed'> & { key: number }
  >();
  /** Fetched when first opened; null: failed. */
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>();

  const fetchCalendar = () => {
    setCalendar(undefined);
    import('./Calendar.tsx').then(
      (script) => setCalendar(() => script.Calendar),
      () => setCalendar(null),
    );
  };
  const open = () => {
    if (!Calendar) fetchCalendar();
    const today = todayInDetroit(new Date());
    const selected = parseTypedDate(input.current?.value ?? '', today);
    setOpened((last) => ({ today, selected, key: (last?.key ?? 0) + 1 }));
    panel.current?.showModal();
  };
  const write = (date: CivilDate) => {
    const field = input.current;
    const typed = formatEventDate(date);
    if (!field || field.value === typed) return;
    field.value = typed;
    // As if typed: the form saves its draft on input.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const remarkOn = (date: CivilDate | null) =>
    date === null ? '' : dateRemark(date, todayInDetroit(new Date()), closed);
  const pick = (date: CivilDate) => {
    write(date);
    setRemark(remarkOn(date));
    panel.current?.close();
    input.current?.focus();
  };

  return (
    <FieldFrame {...{ id, label, error, required, remark }}>
      <div className="relative">
        <input
          ref={input}
          name={name}
          className="input pr-13"
          inputMode="numeric"
          placeholder={text.dateFormat}
          autoComplete="off"
          required={required}
          onInput={(event) => {
            setRemark((last) => last && '');
            setSlashes(event);
          }}
          onBlur={(event) => {
            const date = parseTypedDate(event.currentTarget.value, todayInDetroit(new Date()));
            if (date !== null) write(date);
            afterPress(() => setRemark(remarkOn(date)));
          }}
          {...fieldAttributes(id, error, undefined, remark)}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-sm"
          aria-label={text.chooseFromCalendar(label)}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="calendar" />
        </button>
      </div>
      <Dialog
        ref={panel}
        aria-label={text.choose(label)}
        className="m-auto max-w-[calc(100vw-1rem)] rounded-lg bg-ivory-50 p-3 shadow-lifted backdrop:bg-[#17111f80] sm:p-5"
      >
        <div className="min-h-84 sm:min-w-72">
          {opened && Calendar && (
            <Calendar
              key={opened.key}
              today={opened.today}
              selected={opened.selected}
              closed={closed}
              onPick={pick}
            />
          )}
          {opened && !Calendar && (
            <p role="status">{Calendar === null ? text.calendarMissing : text.loadingCalendar}</p>
          )}
        </div>
        <button
          type="button"
          className="button w-full button-outline"
          onClick={() => panel.current?.close()}
        >
          {text.close}
        </button>
      </Dialog>
    </FieldFrame>
  );
}

/** Only when text is typed at the end. */
function setSlashes({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (nativeEvent.inputType !== 'insertText' || field.selectionEnd !== field.value.length) return;
  const slashed = withSlashes(field.value);
  if (slashed !== field.value) field.value = slashed;
}
