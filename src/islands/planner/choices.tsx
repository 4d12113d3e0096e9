import type { PlanItem } from '#site/planner/planner-data.ts';
import { FieldFrame } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

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

export interface Entry {
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

/** A select of items; hidden if there is no choice. */
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
