import type { Editable, EntityEndpoints } from '#contracts/admin/common.ts';
import type { ResourceName } from '../texts/toasts.ts';

/** One kind of thing that staff edit: how its form's values and the API's shape become each other. */
export interface EntityKind<View extends Editable, Values extends object> {
  /** As toasts name it (@admin.saved). */
  name: ResourceName;
  endpoints: EntityEndpoints<View>;
  /** Label of every field, for the form and for comparing two versions. */
  labels: Record<keyof Values & string, string>;
  /** Values of a new one (@items.defaults). */
  empty: () => Values;
  valuesOf: (view: View) => Values;
  /** What is sent, without the version. */
  bodyOf: (values: Values) => object;
  /** What to call this one in a toast. */
  titleOf: (values: Values) => string;
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

export interface SeoValues {
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

/** What a new thing says to search engines: nothing of its own. */
export const EMPTY_SEO: SeoValues = { seoTitle: '', seoDescription: '', seoKeywords: '' };

/** @returns what a thing says to search engines, as its form holds it */
export function seoValuesOf({ seoTitle, seoDescription, seoKeywords }: SeoValues): SeoValues {
  return { seoTitle, seoDescription, seoKeywords };
}
