import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { MAX_LENGTH } from '#domain/limits.ts';
import { fieldAttributes, FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Select, type SelectProps } from '#ui/Select.tsx';
import { SEO } from '../texts/editing.ts';
import { seoValuesOf, type FlagName, type SeoValues, type TextName } from './entity-kind.ts';
import { errorOf, type EntityForm } from './use-entity-form.ts';

interface BoundProps<Values extends object> {
  form: EntityForm<Values>;
  name: TextName<Values>;
  hint?: string;
}

type Bound<Values extends object, Attributes> = BoundProps<Values> &
  Omit<Attributes, 'form' | 'name' | 'value' | 'onChange' | 'id'>;

/** One line of text of a form. */
export function TextInput<Values extends object>({
  form,
  name,
  ...attributes
}: Bound<Values, InputHTMLAttributes<HTMLInputElement>>) {
  const { set, ...field } = bound(form, name);
  return (
    <TextField
      {...attributes}
      {...field}
      name={name}
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** Several lines of text of a form. */
export function TextArea<Values extends object>({
  form,
  name,
  ...attributes
}: Bound<Values, TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { set, ...field } = bound(form, name);
  return (
    <TextAreaField
      {...attributes}
      {...field}
      name={name}
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** @returns value, setter, label and error of a field that holds text */
export function bound<Values extends object>(form: EntityForm<Values>, name: TextName<Values>) {
  return {
    id: `${form.id}-${name}`,
    label: form.labels[name],
    error: errorOf(form.errors, name),
    // A `TextName` names a field that holds text, which the compiler cannot carry through.
    value: form.values[name] as string,
    set: (value: string) => form.set(name, value as Values[TextName<Values>]),
  };
}

interface SelectInputProps<Values extends object> extends Pick<
  SelectProps,
  'items' | 'placeholder' | 'required' | 'disabled'
> {
  form: EntityForm<Values>;
  name: TextName<Values>;
}

/** A choice of a form. */
export function SelectInput<Values extends object>({
  form,
  name,
  ...attributes
}: SelectInputProps<Values>) {
  const { value, set, ...frame } = bound(form, name);
  return (
    <FieldFrame {...frame} required={attributes.required}>
      <Select
        {...attributes}
        {...fieldAttributes(frame.id, frame.error)}
        name={name}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

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
        // As in `bound`: a `FlagName` names a field that is on or off.
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

/** Folded away, because most things do well without: the name and the text say it already. */
export function SeoFields<Values extends SeoValues>({ form }: { form: EntityForm<Values> }) {
  // What is common to all values; only these three fields are used.
  const seo = form as unknown as EntityForm<SeoValues>;
  const isAtFault = Object.keys(SEO.labels).some((name) => errorOf(form.errors, name));
  const isFilled = Object.values(seoValuesOf(form.values)).some(Boolean);
  return (
    <details open={isAtFault || isFilled} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {SEO.fold}
      </summary>
      <div className="mt-3 space-y-4">
        <p className="text-xs text-night-500">{SEO.intro}</p>
        <TextInput form={seo} name="seoTitle" maxLength={MAX_LENGTH.title} />
        <TextArea form={seo} name="seoDescription" maxLength={MAX_LENGTH.seoDescription} />
        <TextInput
          form={seo}
          name="seoKeywords"
          maxLength={MAX_LENGTH.seoKeywords}
          hint={SEO.keywordsHint}
        />
      </div>
    </details>
  );
}

/** Fields of a dialog that belong together, under their heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <h3>{title}</h3>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}
