import type { PlanItem } from '#site/planner/planner-data.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** Label by value, in display order. */
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons. */
export function Choice<Value extends string>({
  name,
  label,
  labels,
  value,
  onChange,
}: ChoiceProps<Value>) {
  // The record has only these keys.
  const values = Object.keys(labels) as Value[];
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-ivory-500 bg-white px-4 text-sm has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-ivory-50"
          >
            <input
              type="radio"
              name={name}
              value={option}
              className="size-4 accent-brass-400"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface Entry {
  value: string;
  label: string;
}

interface ItemChoiceProps {
  id: string;
  label: string;
  entries: readonly Entry[];
  /** Value of the selected entry; empty or unknown: the first entry. */
  value: string;
  onChange: (key: string) => void;
}

/** A select; nothing if there are fewer than two entries. */
export function ItemChoice({ id, label, entries, value, onChange }: ItemChoiceProps) {
  if (entries.length < 2) return null;
  const selected = entries.some((entry) => entry.value === value) ? value : entries[0]?.value;
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        autoComplete="off"
        items={entries}
        value={selected}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

export function entriesOf(items: readonly PlanItem[]): Entry[] {
  return items.map(({ key, line }) => ({ value: key, label: line.name }));
}
