/**
 * Types of the form fields: one entry per field of a section's schema, in the order of the form. A
 * schema's field without a control does not compile.
 */
import type { ServiceType } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';

interface Look {
  label: string;
  hint?: string;
}

/** A text; `is` names its control. `image` is an address, `item` an item's slug. */
export interface TextField extends Look {
  is: 'line' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'image' | 'item';
  /** In UTF-16 code units. */
  max?: number;
  required?: true;
}

interface ChoiceField extends Look {
  is: 'choice';
  /** Labels by value. */
  choices: Readonly<Record<string, string>>;
}

/** The name of an item's option. */
export interface OptionField extends Look {
  is: 'option';
  /** Name of the neighboring field with the item's slug. */
  of: string;
  /** Said if the item does not have the option anymore. */
  gone: string;
}

interface NumberField extends Look {
  is: 'number';
  min: number;
  max: number;
  step?: number;
  /** Unit after the number, such as `%`. */
  unit?: string;
}

/** The unit of an amount of money. */
export const DOLLARS = ' dollars';

interface FlagField extends Look {
  is: 'flag';
}

/** The week's opening hours, with their own control. */
interface WeekField extends Look {
  is: 'week';
}

interface ListOf<Entry> extends Look {
  is: 'list';
  /** Name of an entry: `question`. */
  noun: string;
  max: number;
  /** Whether entries can only be reordered. */
  isFixed?: true;
  /** Name of an entry's field that sorts the list when saved; then nobody reorders it. */
  sortedBy?: string;
  /** Service whose own packages replace the entries. */
  service?: ServiceType;
  /** Name of the neighboring field with an image on which entries are placed, by `x` and `y`. */
  placedOn?: string;
  entry: Entry;
}

interface GroupOf<Fields> extends Look {
  is: 'group';
  fields: Fields;
  /** Whether each entry has a history of its own (@history.rooms). */
  hasHistory?: true;
}

export type ListField = ListOf<Field>;
export type GroupField = GroupOf<Readonly<Record<string, Field>>>;
export type Field =
  | TextField
  | ChoiceField
  | OptionField
  | NumberField
  | FlagField
  | WeekField
  | ListField
  | GroupField;

/** Fields for a value of this type. */
type FieldOf<T> = [T] extends [boolean]
  ? FlagField
  : [T] extends [number]
    ? NumberField
    : [T] extends [string]
      ? TextField | ChoiceField | OptionField
      : T extends readonly (infer Entry)[]
        ? ListOf<FieldOf<Entry>> | WeekField
        : GroupOf<FieldsOf<T>>;
/** One field per property. */
export type FieldsOf<T> = { readonly [Name in keyof T]-?: FieldOf<T[Name]> };
export type SectionFields = { readonly [Section in keyof Settings]: FieldsOf<Settings[Section]> };

/** A form's value; numbers are texts, as typed. */
export type Value = string | boolean | readonly Value[] | { readonly [name: string]: Value };
/** The values of a section's form. */
export type Values = Readonly<Record<string, Value>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param value saved, or from a stored draft; missing or wrong parts become empty
 * @returns the form's value
 */
export function formValue(field: Field, value: unknown): Value {
  switch (field.is) {
    case 'list':
      return Array.isArray(value) ? value.map((entry) => formValue(field.entry, entry)) : [];
    case 'group': {
      const record = isRecord(value) ? value : {};
      return mapped(field.fields, (part, name) => formValue(part, record[name]));
    }
    case 'week':
      return Array.isArray(value) ? (value as Value[]) : [];
    case 'flag':
      return value === true;
    case 'choice':
      return typeof value === 'string' ? value : (Object.keys(field.choices)[0] ?? '');
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
}

/** @returns the value of a new entry */
export function blankOf(field: Field): Value {
  return formValue(field, undefined);
}

/** @returns the value to send; null for an empty number, which the server refuses */
export function sentValue(field: Field, value: Value): unknown {
  if (field.is === 'number') {
    return typeof value === 'string' && value.trim() !== '' ? Number(value) : null;
  }
  if (field.is === 'list' && Array.isArray(value)) {
    return (value as readonly Value[]).map((entry) => sentValue(field.entry, entry));
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return mapped(field.fields, (part, name) => sentValue(part, values[name] ?? ''));
  }
  return value;
}

/** @returns the value without empty entries of lists, sorted where the list sorts itself */
export function tidied(field: Field, value: Value): Value {
  if (field.is === 'list' && Array.isArray(value)) {
    const entries = (value as readonly Value[]).map((entry) => tidied(field.entry, entry));
    if (field.isFixed) return entries;
    const kept = entries.filter((entry) => !isBlank(entry));
    const { sortedBy } = field;
    if (sortedBy === undefined) return kept;
    const keyOf = (entry: Value) => textIn(entry as Values, sortedBy);
    return kept.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return mapped(field.fields, (part, name) => tidied(part, values[name] ?? ''));
  }
  return value;
}

/** @returns number of entries in all lists, also nested ones */
export function entryCount(field: Field, value: Value): number {
  if (field.is === 'list' && Array.isArray(value)) {
    const entries = value as readonly Value[];
    return entries.reduce<number>(
      (sum, entry) => sum + entryCount(field.entry, entry),
      entries.length,
    );
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return Object.entries(field.fields).reduce(
      (sum, [name, part]) => sum + entryCount(part, values[name] ?? ''),
      0,
    );
  }
  return 0;
}

/** Whether it has no text. Switches do not count; a choice does, because it always has a value. */
function isBlank(value: Value): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'boolean') return true;
  return Object.values(value as object).every((part) => isBlank(part as Value));
}

/** @returns the values with a new value at a path */
export function withValue(
  value: Value | undefined,
  [step, ...rest]: readonly (string | number)[],
  next: Value,
): Value {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return (value as readonly Value[]).map((entry, at) =>
      at === step ? withValue(entry, rest, next) : entry,
    );
  }
  const record = isRecord(value) ? (value as Values) : {};
  return { ...record, [step]: withValue(record[step], rest, next) };
}

function mapped<T>(
  fields: Readonly<Record<string, Field>>,
  valueOf: (field: Field, name: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  );
}

/**
 * @returns of a group with only a choice and a switch, the switch with its name, and the name of the
 *   choice as `what`; null for other fields
 */
export function switchOf(field: Field) {
  if (field.is !== 'group') return null;
  const [first, second, ...more] = Object.entries(field.fields);
  if (first?.[1].is !== 'choice' || second?.[1].is !== 'flag' || more.length > 0) return null;
  return { name: second[0], field: second[1], what: first[0] };
}

/** @returns the text of a field; may be empty */
export function textIn(values: Values, name: string): string {
  const text = values[name];
  return typeof text === 'string' ? text : '';
}
