import type { Field, Value } from './fields.ts';
import { useForm, type Path } from './section-form.ts';

export interface ControlProps<F extends Field = Field> {
  field: F;
  path: Path;
  value: Value;
  /** Replaces the label where the surrounding list has one. */
  label?: string;
}

/** @returns a control's id, error and value, and how to change it */
export function useControl({ field, path, value, label }: ControlProps) {
  const form = useForm();
  const name = path.join('.');
  return {
    form,
    set: (next: Value) => form.change(path, next),
    text: typeof value === 'string' ? value : '',
    /** Common props of all fields. */
    frame: {
      id: `${form.id}-${name}`,
      name,
      label: label ?? field.label,
      hint: label === undefined ? field.hint : undefined,
      error: form.errors[name],
    },
  };
}
