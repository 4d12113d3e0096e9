import type { Field, Value } from './fields.ts';
import { useForm, type Path } from './section-form.ts';

export interface ControlProps<F extends Field = Field> {
  field: F;
  path: Path;
  value: Value;
  /** In place of the label, where the list around it has one already. */
  label?: string;
}

/** @returns id, error and value of a field's control, and what changes it */
export function useControl({ field, path, value, label }: ControlProps) {
  const form = useForm();
  const name = path.join('.');
  return {
    form,
    set: (next: Value) => form.change(path, next),
    text: typeof value === 'string' ? value : '',
    /** What a field of any kind is given. */
    frame: {
      id: `${form.id}-${name}`,
      name,
      label: label ?? field.label,
      hint: label === undefined ? field.hint : undefined,
      error: form.errors[name],
    },
  };
}
