import { fieldAttributes, FieldFrame } from '#ui/Field.tsx';
import { Select, type SelectProps } from '#ui/Select.tsx';
import type { TextName } from './entity-kind.ts';
import { bound } from './TextInput.tsx';
import type { EntityForm } from './use-entity-form.ts';

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
