import type { InputHTMLAttributes } from 'react';
import type { Editable, EntityEndpoints, StockRuleView } from '#contracts/editing.ts';
import type { DraftEndpoint } from '#contracts/previews.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { ScheduledKind } from '#domain/scheduled-change.ts';
import { typedCount } from '#domain/typed-count.ts';
import type { ResourceName } from '../parts/toast-texts.ts';
import { NAME_AND_SLUG, SEO, STOCK_RULE } from './texts.ts';

/** The look of a field in its dialog. */
export interface FieldLook {
  label: string;
  hint?: string;
  /** Attributes of its input. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** Whether it has several lines. */
  isLong?: boolean;
}

interface Field<View> extends FieldLook {
  /** The value in a new entity (@items.defaults). */
  empty: unknown;
  /** The value in a saved entity; by default its property of the same name. */
  read?: (view: View) => unknown;
}

/** The fields of a form by name, in the order in which conflicts list them. */
export type Fields<View> = Record<string, Field<View>>;

/** The values of a form with these fields. */
export type ValuesOf<Table extends Fields<never>> = { [Name in keyof Table]: Table[Name]['empty'] };

/** Does not compile if a saved entity has no such property, or one of another type. */
type Readable<View, Table extends Fields<View>> = {
  [Name in keyof Table]: Saved<View, Table[Name], Name> extends Table[Name]['empty']
    ? unknown
    : never;
};
type Saved<View, Own, Name> = Own extends { read: (view: View) => infer Value }
  ? Value
  : Name extends keyof View
    ? View[Name]
    : undefined;

/** A kind of entity: converts between form values and the API. */
export interface EntityKind<View extends Editable, Values extends object> {
  /** Name in toasts (@admin.saved). */
  name: ResourceName;
  /** Name of the kind in scheduled changes (@schedule.change). */
  scheduledAs: ScheduledKind;
  endpoints: EntityEndpoints<View>;
  /** Renders the page of a draft. */
  preview: DraftEndpoint;
  fields: Record<keyof Values & string, FieldLook>;
  labels: Record<keyof Values & string, string>;
  /** Values of a new entity. */
  empty: () => Values;
  valuesOf: (view: View) => Values;
  /** Values of a copy (@items.duplicate). */
  copyOf: (view: View) => Values;
  /** The body to send, without the version. */
  bodyOf: (values: Values) => object;
  /**
   * Values that the next new entity starts with; if missing, “Save and add another” is not offered
   * (@admin.another).
   */
  keptForNext?: (values: Values) => Partial<Values>;
}

/** @returns a kind with labels, new and saved values derived from its fields */
export function entityKind<View extends Editable, Table extends Fields<View>>(
  kind: Pick<
    EntityKind<View, ValuesOf<Table>>,
    'name' | 'scheduledAs' | 'endpoints' | 'preview' | 'bodyOf' | 'keptForNext'
  > & {
    fields: Table & Readable<View, Table>;
    /** What a copy has instead of its original's values. */
    copied: (values: ValuesOf<Table>) => Partial<ValuesOf<Table>>;
    /** Labels of what spreadsheets and the history have besides the fields. */
    besides?: Readonly<Record<string, string>>;
  },
): EntityKind<View, ValuesOf<Table>> {
  const fields: Fields<View> = kind.fields;
  // `ValuesOf` has one value per field.
  const forEachField = (valueOf: (field: Field<View>, name: string) => unknown) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
    ) as ValuesOf<Table>;
  const valuesOf = (view: View) =>
    forEachField(({ read }, name) => (read ? read(view) : view[name as keyof View]));
  return {
    ...kind,
    // One label per field too.
    labels: { ...kind.besides, ...forEachField(({ label }) => label) },
    empty: () => forEachField(({ empty }) => empty),
    valuesOf,
    copyOf: (view: View) => ({ ...valuesOf(view), ...kind.copied(valuesOf(view)) }),
  };
}

/** Names of text fields. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** Names of the fields with a checkbox. */
export type FlagName<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

/** Name and slug of every kind, edited by `NameAndSlug`. */
export interface Named {
  name: string;
  slug: string;
}

export const SLUG_FIELD = {
  label: NAME_AND_SLUG.slug,
  empty: '',
  input: {
    maxLength: MAX_LENGTH.slug,
    pattern: '[a-z0-9]+(-[a-z0-9]+)*',
    title: NAME_AND_SLUG.slugForm,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  },
} satisfies Field<Named>;

/** Texts for search engines, edited by `SeoFields`. */
export const SEO_FIELDS = {
  seoTitle: { label: SEO.title, empty: '', input: { maxLength: MAX_LENGTH.title } },
  seoDescription: {
    label: SEO.description,
    empty: '',
    isLong: true,
    input: { maxLength: MAX_LENGTH.seoDescription },
  },
  seoKeywords: {
    label: SEO.keywords,
    hint: SEO.keywordsHint,
    empty: '',
    input: { maxLength: MAX_LENGTH.seoKeywords },
  },
} satisfies Fields<Record<string, string>>;

const DAYS = { inputMode: 'numeric' } as const;
const daysText = (days: number | null) => (days === null ? '' : String(days));

/** Days that pieces are away (@stock.window), edited by `StockRuleInputs`; empty inherits. */
export const STOCK_RULE_FIELDS = {
  daysBefore: {
    label: STOCK_RULE.before,
    empty: '',
    input: DAYS,
    read: ({ daysBefore }: StockRuleView) => daysText(daysBefore),
  },
  daysAfter: {
    label: STOCK_RULE.after,
    empty: '',
    input: DAYS,
    read: ({ daysAfter }: StockRuleView) => daysText(daysAfter),
  },
  turnaround: {
    label: STOCK_RULE.turnaround,
    empty: '',
    input: DAYS,
    read: ({ turnaround }: StockRuleView) => daysText(turnaround),
  },
} satisfies Fields<StockRuleView>;

/** @returns the rule to send */
export function stockRuleBody(values: ValuesOf<typeof STOCK_RULE_FIELDS>): StockRuleView {
  // Sends an invalid number as -1, which the server refuses with a message at the field.
  const days = (value: string) => {
    if (value.trim() === '') return null;
    const count = typedCount(value);
    return Number.isNaN(count) ? -1 : count;
  };
  return {
    daysBefore: days(values.daysBefore),
    daysAfter: days(values.daysAfter),
    turnaround: days(values.turnaround),
  };
}
