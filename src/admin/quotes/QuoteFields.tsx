import type { HTMLInputTypeAttribute } from 'react';
import { fieldAttributes, FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import type { QuoteValues } from './quote-form-values.ts';
import type { QuoteForm } from './quote-form.ts';
import { QUOTE_HINTS, QUOTE_LABELS, QUOTE_PARTS } from './texts.ts';
import { inKind } from './typed-numbers.ts';

type Named<Type> = {
  [Name in keyof QuoteValues]: QuoteValues[Name] extends Type ? Name : never;
}[keyof QuoteValues];
type TextName = Named<string>;
type PartName = Named<QuoteValues['discount']>;

const hints: Partial<Record<string, string>> = QUOTE_HINTS;

interface FieldProps<Name extends TextName | PartName> {
  form: QuoteForm;
  name: Name;
}

interface TextProps extends FieldProps<TextName> {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'decimal' | 'url';
  maxLength?: number;
  required?: boolean;
  isLong?: boolean;
}

/** A field for a text, amount, percentage or day. */
export function QuoteText({ form, name, isLong = false, ...input }: TextProps) {
  const field = {
    ...input,
    id: `${form.id}-${name}`,
    name,
    label: QUOTE_LABELS[name],
    hint: hints[name],
    error: form.errors[name],
    value: form.values[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
    ...(input.inputMode === 'decimal' && { onBlur: () => form.leave(name) }),
  };
  if (!isLong) return <TextField {...field} autoComplete="off" />;
  const { type: _type, inputMode: _mode, ...text } = field;
  return <TextAreaField {...text} />;
}

/** A discount or deposit: a number in dollars or percent. */
export function QuotePart({ form, name }: FieldProps<PartName>) {
  const id = `${form.id}-${name}`;
  const label = QUOTE_LABELS[name];
  const hint = hints[name];
  const error = form.errors[name];
  const value = form.values[name];
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div
        className="flex gap-2"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Moving on to dollars or percent is not leaving.
          if (!currentTarget.contains(relatedTarget)) form.leave(name);
        }}
      >
        <input
          {...fieldAttributes(id, error, hint)}
          className="input min-w-0 grow"
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value.text}
          onChange={({ target }) => form.set(name, { ...value, text: target.value })}
        />
        <select
          className="input w-auto shrink-0"
          aria-label={QUOTE_PARTS.unit(label)}
          value={value.kind}
          onChange={({ target }) =>
            form.set(name, inKind(value, target.value === 'percent' ? 'percent' : 'amount'))
          }
        >
          <option value="amount">{QUOTE_PARTS.amount}</option>
          <option value="percent">{QUOTE_PARTS.percent}</option>
        </select>
      </div>
    </FieldFrame>
  );
}
