import { servicesLabel } from '#site/texts/forms.ts';

export interface ServiceChoiceProps {
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Services of interest, as many as wanted (@contact.message). */
export function ServiceChoice({ names, chosen, onChange }: ServiceChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{servicesLabel}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <label
            key={name}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-ivory-500 bg-white px-4 text-sm has-checked:border-night-900 has-checked:bg-night-900 has-checked:text-ivory-50"
          >
            <input
              type="checkbox"
              name="services"
              value={name}
              className="size-4 accent-brass-400"
              checked={chosen.includes(name)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, name] : chosen.filter((each) => each !== name),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
