import { useEffect, useState } from 'react';
import { cappedGuests } from '#domain/planner.ts';
import { itemName } from '#domain/wishlist.ts';
import type { PlanItem, PlannerData } from '#site/planner-data.ts';
import { floorStyles, plannedLinens, type PlanChoice } from '#site/planner.ts';
import * as text from '#site/texts/planner.ts';
import { FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

export interface PlanFormProps {
  data: PlannerData;
  /** What this shop can offer of what was chosen. */
  choice: PlanChoice;
  onChange: (patch: Partial<PlanChoice>) => void;
}

/** What somebody plans: guests, style, and which of the shop's items they like. */
export function PlanForm({ data, choice, onChange }: PlanFormProps) {
  const { style, tables, dancing } = choice;
  const isDinner = style === 'dinner';
  const hasSeats = data.rounds.length + data.banquets.length > 0;
  const floors = floorStyles(data).map(({ slug, floor }) => ({
    value: slug,
    label: itemName(floor.line),
  }));
  return (
    <form
      className="needs-script space-y-6"
      aria-label={text.eventLabel}
      onSubmit={(event) => event.preventDefault()}
    >
      <GuestsField guests={choice.guests} onChange={(guests) => onChange({ guests })} />
      {hasSeats && data.cocktails.length > 0 && (
        <Choice
          name="style"
          label={text.styleLabel}
          labels={text.styles}
          value={style}
          onChange={(value) => onChange({ style: value })}
        />
      )}
      {isDinner && data.rounds.length > 0 && data.banquets.length > 0 && (
        <Choice
          name="tables"
          label={text.tablesLabel}
          labels={text.tables}
          value={tables}
          onChange={(value) => onChange({ tables: value, table: '', cloth: '' })}
        />
      )}
      {data.floors.length > 0 && (
        <Choice
          name="dancing"
          label={text.dancingLabel}
          labels={text.dancing}
          value={dancing ? 'yes' : 'no'}
          onChange={(value) => onChange({ dancing: value === 'yes' })}
        />
      )}
      {data.tents.length > 0 && (
        <Choice
          name="place"
          label={text.placeLabel}
          labels={text.places}
          value={choice.place}
          onChange={(value) => onChange({ place: value })}
        />
      )}
      <ItemChoice
        id="plan-table"
        label={isDinner ? text.tableLabel : text.cocktailLabel}
        entries={entriesOf(isDinner ? data[tables] : data.cocktails)}
        value={isDinner ? choice.table : choice.cocktail}
        onChange={(key) =>
          onChange({ ...(isDinner ? { table: key } : { cocktail: key }), cloth: '' })
        }
      />
      <ItemChoice
        id="plan-cloth"
        label={text.clothLabel}
        entries={entriesOf(plannedLinens(data, choice))}
        value={choice.cloth}
        onChange={(cloth) => onChange({ cloth })}
      />
      {isDinner && (
        <ItemChoice
          id="plan-chair"
          label={text.chairLabel}
          entries={entriesOf(data.chairs)}
          value={choice.chair}
          onChange={(chair) => onChange({ chair })}
        />
      )}
      {dancing && (
        <ItemChoice
          id="plan-floor"
          label={text.floorLabel}
          entries={floors}
          value={choice.floor}
          onChange={(floor) => onChange({ floor })}
        />
      )}
    </form>
  );
}

interface GuestsFieldProps {
  guests: number;
  onChange: (guests: number) => void;
}

const isGuests = (typed: string) =>
  /^\d+$/.test(typed) && cappedGuests(Number(typed)) === Number(typed);

/** What is typed counts at once as far as it is a number of guests; else it stays with an error, and so does the plan. */
function GuestsField({ guests, onChange }: GuestsFieldProps) {
  /** What stands in the field while somebody types. */
  const [draft, setDraft] = useState<string | null>(null);
  // Back may bring another number.
  useEffect(
    () => setDraft((last) => (last !== null && Number(last) !== guests ? last : null)),
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
        maxLength={6}
        data-select-content
        value={draft ?? guests}
        onChange={({ target: { value } }) => {
          const typed = value.replaceAll(/[,\s]/g, '');
          setDraft(typed);
          if (isGuests(typed)) onChange(Number(typed));
        }}
        onBlur={() => setDraft((last) => (last === null || isGuests(last) ? null : last))}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two, as radio buttons. */
function Choice<Value extends string>({
  name,
  label,
  labels,
  value,
  onChange,
}: ChoiceProps<Value>) {
  // The record has these keys alone.
  const values = Object.keys(labels) as Value[];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((each) => (
          <label
            key={each}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-ivory-500 bg-white px-4 text-sm has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-ivory-50"
          >
            <input
              type="radio"
              name={name}
              value={each}
              className="size-4 accent-brass-400"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Entry {
  value: string;
  label: string;
}

interface ItemChoiceProps {
  id: string;
  label: string;
  entries: readonly Entry[];
  /** Empty or unknown: the first one. */
  value: string;
  onChange: (key: string) => void;
}

/** Which of the shop's items; nothing to choose, no field. */
function ItemChoice({ id, label, entries, value, onChange }: ItemChoiceProps) {
  if (entries.length < 2) return null;
  const known = entries.some((entry) => entry.value === value) ? value : entries[0]?.value;
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        autoComplete="off"
        items={entries}
        value={known}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

function entriesOf(items: readonly PlanItem[]): Entry[] {
  return items.map(({ key, line }) => ({ value: key, label: line.name }));
}
