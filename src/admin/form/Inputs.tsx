import type { ReactNode } from 'react';
import { fieldAttributes, FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select, type SelectProps } from '#ui/Select.tsx';
import {
  SEO_FIELDS,
  type FlagName,
  type Named,
  type TextName,
  type ValuesOf,
} from './entity-kind.ts';
import { SEO } from './texts.ts';
import type { EntityForm } from './use-entity-form.ts';
import { errorOf } from './use-kept-form.ts';

interface TextProps<Values extends Named> {
  form: EntityForm<Values>;
  name: TextName<Values>;
  /** Replaces the field's own hint. */
  hint?: string;
}

/** A text field, in one line or several. */
export function TextInput<Values extends Named>({ form, name, hint }: TextProps<Values>) {
  const { set, input, isLong, ...field } = bound(form, name);
  const attributes = { ...field, name, hint: hint ?? field.hint };
  return isLong ? (
    <TextAreaField
      {...attributes}
      required={input?.required}
      maxLength={input?.maxLength}
      onChange={(event) => set(event.target.value)}
    />
  ) : (
    <TextField {...input} {...attributes} onChange={(event) => set(event.target.value)} />
  );
}

/** @returns value, setter, look and error of a text field */
export function bound<Values extends Named>(form: EntityForm<Values>, name: TextName<Values>) {
  return {
    ...form.fields[name],
    id: `${form.id}-${name}`,
    error: errorOf(form.errors, name),
    // `TextName` guarantees a text, which the compiler cannot infer.
    value: form.values[name] as string,
    set: (value: string) => form.set(name, value as Values[TextName<Values>]),
  };
}

interface SelectInputProps<Values extends Named> extends Pick<
  SelectProps,
  'items' | 'placeholder'
> {
  form: EntityForm<Values>;
  name: TextName<Values>;
}

/** A required select. */
export function SelectInput<Values extends Named>({
  form,
  name,
  ...choices
}: SelectInputProps<Values>) {
  const { value, set, id, label, error } = bound(form, name);
  return (
    <FieldFrame id={id} label={label} error={error} required>
      <Select
        {...choices}
        {...fieldAttributes(id, error)}
        name={name}
        required
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

interface FlagProps<Values extends Named> {
  form: EntityForm<Values>;
  name: FlagName<Values>;
}

/** A checkbox with its label and hint. */
export function Flag<Values extends Named>({ form, name }: FlagProps<Values>) {
  const id = `${form.id}-${name}`;
  const { label, hint } = form.fields[name];
  return (
    <div className="flex grow items-start gap-3 rounded-md border border-ivory-300 p-3 has-checked:border-night-600 has-checked:bg-ivory-100">
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-night-900"
        // `FlagName` guarantees a boolean, as in `bound`.
        checked={form.values[name] as boolean}
        onChange={(event) => form.set(name, event.target.checked as Values[FlagName<Values>])}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-xs text-night-600">
          {hint}
        </p>
      </div>
    </div>
  );
}

type SeoValues = Named & ValuesOf<typeof SEO_FIELDS>;

/** Texts for search engines, folded because most entities need none: name and description are used instead. */
export function SeoFields<Values extends SeoValues>({ form }: { form: EntityForm<Values> }) {
  // Only uses the three fields that all values with SEO have.
  const seo = form as unknown as EntityForm<SeoValues>;
  const names = Object.keys(SEO_FIELDS) as (keyof typeof SEO_FIELDS)[];
  const isOpen = names.some((name) => errorOf(form.errors, name) ?? form.values[name]);
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        <span>{SEO.fold}</span>
      </summary>
      <div className="mt-3 space-y-4">
        <p className="text-xs text-night-500">{SEO.intro}</p>
        {names.map((name) => (
          <TextInput key={name} form={seo} name={name} />
        ))}
      </div>
    </details>
  );
}

/** A section of a dialog under its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <h3>{title}</h3>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}
