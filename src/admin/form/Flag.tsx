import type { FlagName } from './entity-kind.ts';
import type { EntityForm } from './use-entity-form.ts';

interface FlagProps<Values extends object> {
  form: EntityForm<Values>;
  name: FlagName<Values>;
  /** What it does, beside the label. */
  hint: string;
}

/** Something of a form that is on or off. */
export function Flag<Values extends object>({ form, name, hint }: FlagProps<Values>) {
  const id = `${form.id}-${name}`;
  return (
    <div className="flex grow items-start gap-3 rounded-md border border-ivory-300 p-3 has-checked:border-night-600 has-checked:bg-ivory-100">
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-night-900"
        // As in `TextInput.tsx`: a `FlagName` names a field that is on or off.
        checked={form.values[name] as boolean}
        onChange={(event) => form.set(name, event.target.checked as Values[FlagName<Values>])}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {form.labels[name]}
        </label>
        <p id={`${id}-hint`} className="text-xs text-night-600">
          {hint}
        </p>
      </div>
    </div>
  );
}
