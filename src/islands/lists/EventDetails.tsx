import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { readDay, type CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { eventDate, guestCount as guestsLabel, guestsOf } from '#site/inquiries/form-texts.ts';
import * as text from '#site/stock/texts.ts';
import {
  $remembered,
  NOTHING_REMEMBERED,
  readDraft,
  saveDraft,
  saveEventDetails,
} from '#stores/draft.ts';
import { $keptDay } from '#stores/event-day.ts';
import { eventDateProblem, readFields } from '#stores/forms/inquiry.ts';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';
import { useStoreValue } from '#ui/use-store.ts';
import { Verbatim } from '#ui/Verbatim.tsx';
import { fillEmpty, focusField } from '../forms/field-values.ts';

export interface EventDetailsProps {
  /** Prefix of ids: a panel may open above a page with the same form. */
  form: string;
  /** Asks for guests too. */
  withGuests?: boolean;
  /** Shows its form at once, with the focus. */
  begins?: boolean;
  /** Shows its form at once where something was typed into it and not saved. */
  beginsWithDraft?: boolean;
  /** Why a date was not taken; shown until a valid one is saved. */
  problem?: string;
}

/** The form, opened; the form with a draft, which takes no focus from what was opened; or a line without it. */
type Shown = 'form' | 'draft' | '';

/** Deletes the draft: an empty text deletes its field. */
const NO_EVENT = { eventDate: '', guestCount: '', eventLocation: '' };

/** Date, guests and place, entered once for all forms and for stock (@availability.date). */
export function EventDetails({
  form,
  withGuests = true,
  begins = false,
  beginsWithDraft = false,
  problem = '',
}: EventDetailsProps) {
  const known = useStoreValue($remembered, NOTHING_REMEMBERED);
  const kept = useStoreValue($keptDay, null);
  const [shown, setShown] = useState<Shown>(() => {
    if (begins) return 'form';
    return beginsWithDraft && Object.keys(readDraft('event')).length > 0 ? 'draft' : '';
  });
  const opener = useRef<HTMLButtonElement>(null);
  /** The problem that was last solved by saving. */
  const [solved, setSolved] = useState('');
  const close = () => {
    flushSync(() => setShown(''));
    opener.current?.focus();
  };
  if (shown !== '')
    return (
      <DetailsForm
        {...{ form, withGuests }}
        takesFocus={shown === 'form'}
        details={known}
        onSave={() => setSolved(problem)}
        onDone={close}
      />
    );
  const summary = summaryOf(withGuests ? known : { ...known, guestCount: '' }, kept);
  const isSolved = problem === solved;
  return (
    <p className="event-line needs-script flex min-h-11 items-center justify-between gap-x-4 text-sm print:hidden">
      <span role="status" className="mb-2 min-w-0 leading-snug text-rose-600 empty:absolute">
        {isSolved ? '' : problem}
      </span>
      {isSolved && summary !== '' && (
        <span className="min-w-0 truncate">
          <Verbatim text={summary} parts={[known.eventLocation ?? '']} />
        </span>
      )}
      <button
        ref={opener}
        type="button"
        className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
        onClick={() => setShown('form')}
      >
        <span>{summary === '' ? text.addDate : text.changeDetails}</span>
        {summary !== '' && <span className="sr-only">{text.changeWhat}</span>}
      </button>
    </p>
  );
}

/** @param kept null: there is no complete date; what was typed is shown as it is. @returns empty without a date */
function summaryOf(known: Readonly<Record<string, string>>, kept: CivilDate | null): string {
  const { eventDate: date = '', guestCount = '', eventLocation = '' } = known;
  const day = readDay(kept) || date;
  return day === '' ? '' : [day, guestsOf(guestCount), eventLocation].filter(Boolean).join(' · ');
}

interface DetailsFormProps extends Required<Pick<EventDetailsProps, 'form' | 'withGuests'>> {
  details: Record<string, string>;
  takesFocus: boolean;
  onSave: () => void;
  onDone: () => void;
}

function DetailsForm({
  form: id,
  withGuests,
  details,
  takesFocus,
  onSave,
  onDone,
}: DetailsFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [filled] = useState(() => ({ ...details, ...readDraft('event') }));
  useEffect(() => {
    if (!ref.current) return;
    fillEmpty(ref.current, filled);
    if (takesFocus) focusField(ref.current, 'eventDate');
  }, [filled, takesFocus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget, [
      'eventDate',
      'eventLocation',
      ...(withGuests ? (['guestCount'] as const) : []),
    ]);
    const problem = fields.eventDate === '' ? null : eventDateProblem(fields.eventDate, new Date());
    if (problem === null) {
      saveEventDetails(fields);
      onSave();
      onDone();
      return;
    }
    setError(problem);
    focusField(event.currentTarget, 'eventDate');
  };

  const cancel = () => {
    saveDraft('event', NO_EVENT);
    onDone();
  };

  return (
    <form
      ref={ref}
      noValidate
      aria-label={text.formLabel}
      className="my-2 space-y-4 rounded-md border border-ivory-500 p-4 print:hidden"
      // Saves typed text only: prefilled text may change elsewhere before this form opens again.
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        saveDraft('event', { [name]: value });
      }}
      onSubmit={submit}
    >
      <DateField id={`${id}-date`} name="eventDate" label={eventDate} error={error} />
      {withGuests && (
        <TextField
          id={`${id}-guests`}
          name="guestCount"
          label={guestsLabel}
          maxLength={MAX_LENGTH.guestCount}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        id={`${id}-place`}
        name="eventLocation"
        label={text.place}
        maxLength={MAX_LENGTH.eventLocation}
        autoComplete="off"
      />
      <p className="text-xs text-night-600">{text.dateHint}</p>
      <div className="flex gap-2">
        <button type="submit" className="button min-h-11 button-night">
          {text.save}
        </button>
        <button type="button" className="button min-h-11 button-outline" onClick={cancel}>
          {text.cancel}
        </button>
      </div>
    </form>
  );
}
