import type { InputHTMLAttributes } from 'react';
import type { Editable, EntityEndpoints, StockRuleView } from '#contracts/editing.ts';
import type { DraftEndpoint } from '#contracts/previews.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import type { ScheduledKind } from '#domain/scheduled-change.ts';
import { typedCount } from '#domain/typed-count.ts';
import type { ResourceName } from '../parts/toast-texts.ts';
import { NAME_AND_SLUG, SEO, STOCK_RULE } from './texts.ts';

/** How a field looks in its dialog. */
export interface FieldLook {
  label: string;
  hint?: string;
  /** What its control takes. */
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

/** What a form with these fields holds. */
export type ValuesOf<Table extends Fields<never>> = { [Name in keyof Table]: Table[Name]['empty'] };

/** Does not compile where a saved entity has no such property, or the value is of another type. */
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

/** One kind of entity that staff edit: how a form's values and the API's shape become each other. */
export interface EntityKind<View extends Editable, Values extends object> {
  /** As toasts name it (@admin.saved). */
  name: ResourceName;
  /** Name of the kind in scheduled changes (@schedule.change). */
  scheduledAs: ScheduledKind;
  endpoints: EntityEndpoints<View>;
  /** Makes the page of what its form holds. */
  preview: DraftEndpoint;
  fields: Record<keyof Values & string, FieldLook>;
  labels: Record<keyof Values & string, string>;
  /** Values of a new entity. */
  empty: () => Values;
  valuesOf: (view: View) => Values;
  /** What is sent, without the version. */
  bodyOf: (values: Values) => object;
  /** What the next new one begins with, after this one was created; without it, none is offered (@admin.another). */
  keptForNext?: (values: Values) => Partial<Values>;
}

/** @returns a kind whose labels, new values and saved values follow from its fields */
export function entityKind<View extends Editable, Table extends Fields<View>>(
  kind: Pick<
    EntityKind<View, ValuesOf<Table>>,
    'name' | 'scheduledAs' | 'endpoints' | 'preview' | 'bodyOf' | 'keptForNext'
  > & {
    fields: Table & Readable<View, Table>;
    /** Labels of what spreadsheets and the history have besides the fields. */
    besides?: Readonly<Record<string, string>>;
  },
): EntityKind<View, ValuesOf<Table>> {
  const fields: Fields<View> = kind.fields;
  // One value for each field is what `ValuesOf` names.
  const each = (valueOf: (field: Field<View>, name: string) => unknown) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
    ) as ValuesOf<Table>;
  return {
    ...kind,
    // One label per field too.
    labels: { ...kind.besides, ...forEachField(({ label }) => label) },
    empty: () => forEachField(({ empty }) => empty),
    valuesOf: (view: View) =>
      each(({ read }, name) => (read ? read(view) : view[name as keyof View])),
  };
}

/** Names of the fields that hold text. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** Names of the fields that are on or off. */
export type FlagName<Values> = {
  [Name in keyof Values]: Values[Name] extends boolean ? Name : never;
}[keyof Values] &
  string;

/** The name and the slug of every kind; their inputs are `NameAndSlug`. */
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

/** What an entity says to search engines, for `SeoFields`. */
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
const typed = (days: number | null) => (days === null ? '' : String(days));

/** Days that pieces are away (@stock.window), for `StockRuleInputs`; empty: as the level above. */
export const STOCK_RULE_FIELDS = {
  daysBefore: {
    label: STOCK_RULE.before,
    empty: '',
    input: DAYS,
    read: ({ daysBefore }: StockRuleView) => typed(daysBefore),
  },
  daysAfter: {
    label: STOCK_RULE.after,
    empty: '',
    input: DAYS,
    read: ({ daysAfter }: StockRuleView) => typed(daysAfter),
  },
  turnaround: {
    label: STOCK_RULE.turnaround,
    empty: '',
    input: DAYS,
    read: ({ turnaround }: StockRuleView) => typed(turnaround),
  },
} satisfies Fields<StockRuleView>;

/** @returns the days that are sent */
export function stockRuleBody(values: ValuesOf<typeof STOCK_RULE_FIELDS>): StockRuleView {
  // What is no number is sent as one that is refused beside its field.
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
