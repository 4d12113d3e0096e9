import { useEffect, useState } from 'react';
import { cappedGuests } from '#domain/planner.ts';
import { typedCount } from '#domain/typed-count.ts';
import * as text from '#site/planner/texts.ts';
import { TextField } from '#ui/Field.tsx';

interface GuestsFieldProps {
  guests: number;
  onChange: (guests: number) => void;
}

const isValidCount = (typed: string) => cappedGuests(typedCount(typed)) === typedCount(typed);

/** The field for the number of guests: applies a valid number immediately, keeps an invalid one with an error. */
export function GuestsField({ guests, onChange }: GuestsFieldProps) {
  /** Text while it is typed; null: not being edited. */
  const [draft, setDraft] = useState<string | null>(null);
  // After Back the number may be another: then what was typed is dropped.
  useEffect(
    () => setDraft((last) => (last !== null && typedCount(last) !== guests ? last : null)),
    [guests],
  );
  const error = draft !== null && !isValidCount(draft) ? text.guestsProblem : undefined;
  return (
    <div className="max-w-40">
      <TextField
        id="plan-guests"
        name="guests"
        label={text.guestsLabel}
        hint={text.guestsHint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        data-select-content
        value={draft ?? guests}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (isValidCount(value)) onChange(typedCount(value));
        }}
        onBlur={() => setDraft((last) => (last === null || isValidCount(last) ? null : last))}
      />
    </div>
  );
}
