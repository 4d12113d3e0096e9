import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import type { TextName } from './entity-kind.ts';
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
  hint,
  className = '',
  ...attributes
}: Bound<Values, InputHTMLAttributes<HTMLInputElement>>) {
  const { value, set, ...frame } = bound(form, name);
  return (
    <FieldFrame {...frame} hint={hint} required={attributes.required}>
      <input
        className={`input ${className}`}
        {...attributes}
        {...fieldAttributes(frame.id, frame.error, hint)}
        name={name}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Several lines of text of a form; four rows (spec §9). */
export function TextArea<Values extends object>({
  form,
  name,
  hint,
  ...attributes
}: Bound<Values, TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { value, set, ...frame } = bound(form, name);
  return (
    <FieldFrame {...frame} hint={hint} required={attributes.required}>
      <textarea
        className="input"
        rows={4}
        {...attributes}
        {...fieldAttributes(frame.id, frame.error, hint)}
        name={name}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
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
