import { useEffect, useState } from 'react';
import { cappedGuests } from '#domain/planner.ts';
import { typedCount } from '#domain/typed-count.ts';
import * as text from '#site/planner/texts.ts';
import { TextField } from '#ui/Field.tsx';

interface GuestsFieldProps {
  guests: number;
  onChange: (guests: number) => void;
}

const isGuests = (typed: string) => cappedGuests(typedCount(typed)) === typedCount(typed);

/** Applies a valid number immediately; an invalid one stays in the field with an error. */
export function GuestsField({ guests, onChange }: GuestsFieldProps) {
  /** Text while it is typed; null: not being edited. */
  const [draft, setDraft] = useState<string | null>(null);
  // Back may restore another number.
  useEffect(
    () => setDraft((last) => (last !== null && typedCount(last) !== guests ? last : null)),
    [guests],
  );
  const error = draft !== null && !isGuests(draft) ? text.guestsProblem : undefined;
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
          if (isGuests(value)) onChange(typedCount(value));
        }}
        onBlur={() => setDraft((last) => (last === null || isGuests(last) ? null : last))}
      />
    </div>
  );
}
