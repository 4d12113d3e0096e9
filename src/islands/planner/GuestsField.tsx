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

/** What is typed counts at once as far as it is a number of guests; else it stays with an error, and so does the plan. */
export function GuestsField({ guests, onChange }: GuestsFieldProps) {
  /** What stands in the field while somebody types. */
  const [draft, setDraft] = useState<string | null>(null);
  // Back may bring another number.
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
