import { fieldAttributes, FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { ImageInput } from '../media/SingleImage.tsx';
import { LENGTH, OPTIONS } from './control-texts.ts';
import type { Field, GroupField, TextField as TextLook, Values } from './fields.ts';
import { ItemPicker, useItem } from './ItemPicker.tsx';
import { ListControl } from './ListControl.tsx';
import { valueAt } from './section-form.ts';
import { useControl, type ControlProps } from './use-control.ts';
import { WeekControl } from './WeekControl.tsx';

type Kind<Is extends Field['is']> = Extract<Field, { is: Is }>;

/** The control of one field of a section, by its kind. */
export function Control({ field, ...props }: ControlProps) {
  switch (field.is) {
    case 'group':
      return <GroupControl field={field} {...props} />;
    case 'list':
      return (
        <ListControl
          field={field}
          {...props}
          renderControl={(controlProps) => <Control {...controlProps} />}
          renderFields={(groupProps) => <GroupFields {...groupProps} />}
        />
      );
    case 'week':
      return <WeekControl field={field} {...props} />;
    case 'flag':
      return <FlagControl field={field} {...props} />;
    case 'option':
      return <OptionControl field={field} {...props} />;
    case 'choice':
      return <ChoiceControl field={field} {...props} />;
    case 'number':
      return <NumberControl field={field} {...props} />;
    default:
      return <TextControl field={field} {...props} />;
  }
}

function TextControl(props: ControlProps<TextLook>) {
  const { field } = props;
  const { form, frame, text, set } = useControl(props);
  if (field.is === 'image') {
    return <ImageInput {...frame} url={text} onChange={set} form={form} takesPaste={false} />;
  }
  if (field.is === 'item') return <ItemPicker {...frame} slug={text} onChange={set} />;
  const attributes = {
    ...frame,
    ...lengthWords(text, field.max, frame),
    required: field.required,
    value: text,
  };
  if (field.is === 'text') {
    return <TextAreaField {...attributes} onChange={(event) => set(event.target.value)} />;
  }
  return (
    <TextField
      {...attributes}
      type={field.is === 'line' ? 'text' : field.is}
      autoComplete="off"
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** From this part of its limit on, a text shows its length. */
const NEARLY_FULL = 0.8;

/** @returns hint and error of a text with a limit; longer input is not cut */
function lengthWords(
  text: string,
  max: number | undefined,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
) {
  if (max === undefined || text.length < max * NEARLY_FULL) return { hint, error };
  return {
    hint: [hint, LENGTH.used(text.length, max)].filter(Boolean).join(' '),
    error: text.length > max ? LENGTH.tooLong(max) : error,
  };
}

function NumberControl(props: ControlProps<Kind<'number'>>) {
  const { min, max, step = 1, unit } = props.field;
  const { frame, text, set } = useControl(props);
  const { id, name, label, hint, error } = frame;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required>
      <div className="flex items-center gap-2">
        <input
          className="input max-w-32"
          type="number"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          name={name}
          min={min}
          max={max}
          step={step}
          value={text}
          onChange={(event) => set(event.target.value)}
          {...fieldAttributes(id, error, hint)}
        />
        {unit && <span className="text-night-600">{unit.trim()}</span>}
      </div>
    </FieldFrame>
  );
}

function ChoiceControl(props: ControlProps<Kind<'choice'>>) {
  const { frame, text, set } = useControl(props);
  const { id, name, label, hint, error } = frame;
  const items = Object.entries(props.field.choices).map(([value, choiceLabel]) => ({
    value,
    label: choiceLabel,
  }));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required>
      <Select
        name={name}
        items={items}
        value={text}
        onChange={(event) => set(event.target.value)}
        {...fieldAttributes(id, error, hint)}
      />
    </FieldFrame>
  );
}

/** Chooses an option of the neighboring item; an option that is gone stays until another is chosen. */
function OptionControl(props: ControlProps<Kind<'option'>>) {
  const { form, frame, text, set } = useControl(props);
  const { id, name, label, error } = frame;
  const slug = valueAt(form.values, [...props.path.slice(0, -1), props.field.of]);
  const { item } = useItem(typeof slug === 'string' ? slug : '');
  const names = item?.options.map((option) => option.name) ?? [];
  if (names.length === 0 && text === '') return null;
  const isGone = item !== undefined && text !== '' && !names.includes(text);
  const hint = isGone ? props.field.gone : OPTIONS.hint;
  const choices = [...new Set([...names, text])].filter((option) => option !== '');
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Select
        name={name}
        items={choices.map((option) => ({ value: option, label: option }))}
        placeholder={OPTIONS.any}
        value={text}
        onChange={(event) => set(event.target.value)}
        {...fieldAttributes(id, error, hint)}
      />
    </FieldFrame>
  );
}

function FlagControl(props: ControlProps<Kind<'flag'>>) {
  const { frame, set } = useControl(props);
  const { id, name, label, hint } = frame;
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        aria-describedby={hint && `${id}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-night-900"
        checked={props.value === true}
        onChange={(event) => set(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-night-500">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** A group of fields under its heading, such as those of a service page. */
function GroupControl({ field, path, value }: ControlProps<GroupField>) {
  return (
    <fieldset className="rounded-md border border-ivory-300 p-4">
      <legend className="px-2 text-lg font-semibold">{field.label}</legend>
      <GroupFields field={field} path={path} value={value} />
    </fieldset>
  );
}

/** The fields of a group. */
function GroupFields({ field, path, value }: ControlProps<GroupField>) {
  const values = value as Values;
  return (
    <div className="space-y-5">
      {Object.entries(field.fields).map(([name, part]) => (
        <Control key={name} field={part} path={[...path, name]} value={values[name] ?? ''} />
      ))}
    </div>
  );
}
