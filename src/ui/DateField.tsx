import { useRef, useState, type InputEvent } from 'react';
import { formatEventDate, todayInDetroit, type CivilDate } from '#domain/event-date.ts';
import { parseTypedDate, withSlashes } from '#domain/typed-date.ts';
import type { CalendarDialogProps } from './CalendarDialog.tsx';
import { dateRemark, type ClosedDay } from './date-remark.ts';
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

type Script = typeof import('./CalendarDialog.tsx');

const NO_CLOSED_DAYS: readonly ClosedDay[] = [];

/** A day as `MM/DD/YYYY` (@form.date-format), typed or picked; on blur other formats are rewritten. */
export function DateField({
  id,
  name,
  label,
  required,
  error,
  closed = NO_CLOSED_DAYS,
}: DateFieldProps) {
  const [remark, setRemark] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] =
    useState<Pick<CalendarDialogProps, 'today' | 'selected' | 'opening'>>();
  /** The dialog's script: undefined until it is first opened, null while it loads. */
  const [script, setScript] = useState<Script | null>();

  const open = () => {
    const today = todayInDetroit(new Date());
    const selected = parseTypedDate(input.current?.value ?? '', today);
    setOpened((last) => ({ today, selected, opening: (last?.opening ?? 0) + 1 }));
    if (script !== undefined) return;
    setScript(null);
    setRemark((last) => (last === text.calendarMissing ? '' : last));
    import('./CalendarDialog.tsx').then(setScript, () => {
      setScript(undefined);
      setRemark(text.calendarMissing);
    });
  };
  const write = (date: CivilDate) => {
    const field = input.current;
    const typed = formatEventDate(date);
    if (!field || field.value === typed) return;
    field.value = typed;
    // Acts as if typed: the form saves its draft on input.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const remarkOn = (date: CivilDate | null) =>
    date === null ? '' : dateRemark(date, todayInDetroit(new Date()), closed);
  const pick = (date: CivilDate) => {
    write(date);
    setRemark(remarkOn(date));
    input.current?.focus();
  };

  return (
    <FieldFrame {...{ id, label, error, required, remark }}>
      <div className="relative">
        <input
          ref={input}
          name={name}
          className="input pr-[48px]"
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
          className="absolute inset-y-0 right-0 grid w-[48px] place-items-center rounded-sm"
          aria-label={text.chooseFromCalendar(label)}
          aria-haspopup="dialog"
          aria-busy={script === null || undefined}
          onClick={open}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {opened && script && (
        <script.CalendarDialog {...opened} label={label} closed={closed} onPick={pick} />
      )}
    </FieldFrame>
  );
}

/** Adds slashes to the date while digits are typed at its end. */
function setSlashes({ currentTarget: field, nativeEvent }: InputEvent<HTMLInputElement>): void {
  if (nativeEvent.inputType !== 'insertText' || field.selectionEnd !== field.value.length) return;
  const slashed = withSlashes(field.value);
  if (slashed !== field.value) field.value = slashed;
}
