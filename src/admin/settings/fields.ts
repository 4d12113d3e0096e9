/**
 * What a section's form is made of: one entry for each field of its schema, in the order of the
 * screen. A field of the schema without a control does not compile.
 */
import type { ServiceType } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';

interface Look {
  label: string;
  hint?: string;
}

/** Text: its kind is that of its control. `image` is an address, `item` the slug of an item. */
export interface TextField extends Look {
  is: 'line' | 'text' | 'email' | 'tel' | 'url' | 'date' | 'image' | 'item';
  /** Of a line or text, in UTF-16 code units. */
  max?: number;
  required?: true;
}

interface ChoiceField extends Look {
  is: 'choice';
  /** Label by value. */
  choices: Readonly<Record<string, string>>;
}

/** The name of one of the options of an item. */
export interface OptionField extends Look {
  is: 'option';
  /** Name of the field beside it that holds the item's slug. */
  of: string;
}

interface NumberField extends Look {
  is: 'number';
  min: number;
  max: number;
  step?: number;
  /** Behind the number, such as `%`. */
  unit?: string;
}

interface FlagField extends Look {
  is: 'flag';
}

/** The opening hours of the seven days: a control of their own. */
interface WeekField extends Look {
  is: 'week';
}

interface ListOf<Entry> extends Look {
  is: 'list';
  /** What an entry is called: `question`. */
  noun: string;
  max: number;
  /** Whether its entries are only put in order. */
  isFixed?: true;
  /** Name of the entry's field that gives the order when it is saved, which nobody chooses then. */
  sortedBy?: string;
  /** Whose own packages are shown in place of the entries. */
  service?: ServiceType;
  /** Name of the field beside the list with the image on which its entries stand, by their `x` and `y`. */
  placedOn?: string;
  entry: Entry;
}

interface GroupOf<Fields> extends Look {
  is: 'group';
  fields: Fields;
}

export type ListField = ListOf<Field>;
export type GroupField = GroupOf<Readonly<Record<string, Field>>>;
/** Any field. */
export type Field =
  | TextField
  | ChoiceField
  | OptionField
  | NumberField
  | FlagField
  | WeekField
  | ListField
  | GroupField;

/** The fields that a value of this type can have. */
type FieldOf<T> = [T] extends [boolean]
  ? FlagField
  : [T] extends [number]
    ? NumberField
    : [T] extends [string]
      ? TextField | ChoiceField | OptionField
      : T extends readonly (infer Entry)[]
        ? ListOf<FieldOf<Entry>> | WeekField
        : GroupOf<FieldsOf<T>>;
/** One field for each property. */
export type FieldsOf<T> = { readonly [Name in keyof T]-?: FieldOf<T[Name]> };
export type SectionFields = { readonly [Section in keyof Settings]: FieldsOf<Settings[Section]> };

/** A value in a form: numbers are the text that was typed. */
export type Value = string | boolean | readonly Value[] | { readonly [name: string]: Value };
/** The values of a section's form. */
export type Values = Readonly<Record<string, Value>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param value as it is saved, or as a form held it: what is missing or of another kind is empty
 * @returns the value in the form
 */
export function formValue(field: Field, value: unknown): Value {
  switch (field.is) {
    case 'list':
      return Array.isArray(value) ? value.map((each) => formValue(field.entry, each)) : [];
    case 'group': {
      const record = isRecord(value) ? value : {};
      return mapped(field.fields, (each, name) => formValue(each, record[name]));
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

/** @returns the value of a new entry of a list */
export function blankOf(field: Field): Value {
  return formValue(field, undefined);
}

/**
 * @param empty what a number is where nothing was typed: null is refused by the server
 * @returns the value as it is sent
 */
export function sentValue(field: Field, value: Value, empty: number | null = null): unknown {
  if (field.is === 'number') {
    return typeof value === 'string' && value.trim() !== '' ? Number(value) : empty;
  }
  if (field.is === 'list' && Array.isArray(value)) {
    return (value as readonly Value[]).map((each) => sentValue(field.entry, each, empty));
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return mapped(field.fields, (each, name) => sentValue(each, values[name] ?? '', empty));
  }
  return value;
}

/** @returns the value without the entries of lists in which nothing was typed, in their order if they have one */
export function tidied(field: Field, value: Value): Value {
  if (field.is === 'list' && Array.isArray(value)) {
    const entries = (value as readonly Value[]).map((each) => tidied(field.entry, each));
    if (field.isFixed) return entries;
    const kept = entries.filter((each) => !isBlank(each));
    const { sortedBy } = field;
    if (sortedBy === undefined) return kept;
    const keyOf = (entry: Value) => textIn(entry as Values, sortedBy);
    return kept.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return mapped(field.fields, (each, name) => tidied(each, values[name] ?? ''));
  }
  return value;
}

/** @returns how many entries of lists a value has, those of inner lists included */
export function entryCount(field: Field, value: Value): number {
  if (field.is === 'list' && Array.isArray(value)) {
    const entries = value as readonly Value[];
    return entries.reduce<number>(
      (sum, each) => sum + entryCount(field.entry, each),
      entries.length,
    );
  }
  if (field.is === 'group' && isRecord(value)) {
    const values = value as Values;
    return Object.entries(field.fields).reduce(
      (sum, [name, each]) => sum + entryCount(each, values[name] ?? ''),
      0,
    );
  }
  return 0;
}

/** Whether it holds no text; what is chosen or on by itself counts for nothing. */
function isBlank(value: Value): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'boolean') return true;
  return Object.values(value as object).every((each) => isBlank(each as Value));
}

/** @returns the values with another value at this path of names and places */
export function withValue(
  value: Value | undefined,
  [step, ...rest]: readonly (string | number)[],
  next: Value,
): Value {
  if (step === undefined) return next;
  if (Array.isArray(value)) {
    return (value as readonly Value[]).map((each, at) =>
      at === step ? withValue(each, rest, next) : each,
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

/** @returns the switch of a thing that is only on or off, and what it is; null for every other entry */
export function switchOf(field: Field) {
  if (field.is !== 'group') return null;
  const [first, second, ...more] = Object.entries(field.fields);
  if (first?.[1].is !== 'choice' || second?.[1].is !== 'flag' || more.length > 0) return null;
  return { name: second[0], field: second[1], what: first[0] };
}

/** @returns a text among values; empty where there is none */
export function textIn(values: Values, name: string): string {
  const text = values[name];
  return typeof text === 'string' ? text : '';
}
