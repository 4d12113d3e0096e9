import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { TextAreaField, TextField } from '#ui/Field.tsx';
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
