import { createContext, useContext } from 'react';
import { settingsEndpoints, type SectionView } from '#contracts/settings/endpoints.ts';
import type { Section } from '#contracts/settings/sections.ts';
import { draftKey } from '../form/kept-draft.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import {
  entryCount,
  formValue,
  sentValue,
  tidied,
  withValue,
  type Value,
  type Values,
} from './fields.ts';
import { fieldGroupOf } from './section-fields.ts';

/** A field's path: names of fields and indexes of entries. */
export type Path = readonly (string | number)[];

export type SectionForm = ReturnType<typeof useSectionForm>;

/** @returns key of the section's draft on the device */
export function sectionDraftKey(section: Section): string {
  return draftKey(settingsEndpoints.read.path, section);
}

interface SectionKind {
  labels: Record<string, string>;
  empty: () => Values;
  valuesOf: (view: Pick<SectionView, 'value'>) => Values;
  tidied: (values: Values) => Values;
  /** Number of entries in all lists. */
  countOf: (values: Values) => number;
  bodyOf: (values: Values) => unknown;
}

const kinds = new Map<Section, SectionKind>();

/** @returns conversions between a section's form and its saved value */
export function kindOf(section: Section): SectionKind {
  const known = kinds.get(section);
  if (known) return known;
  const group = fieldGroupOf(section);
  // A group's form value is a record.
  const values = (value: unknown) => formValue(group, value) as Values;
  const kind: SectionKind = {
    labels: Object.fromEntries(
      Object.entries(group.fields).map(([name, { label }]) => [name, label]),
    ),
    empty: () => values({}),
    valuesOf: ({ value }) => values(value),
    tidied: (last) => tidied(group, last) as Values,
    countOf: (last) => entryCount(group, last),
    bodyOf: (last) => sentValue(group, last),
  };
  kinds.set(section, kind);
  return kind;
}

/** The form of a section. Input is kept on the device until it is saved. */
export function useSectionForm(view: SectionView) {
  const { section, version } = view;
  const kind = kindOf(section);
  const form = useKeptForm<Values>({
    key: sectionDraftKey(section),
    empty: kind.empty,
    saved: kind.valuesOf(view),
    version,
  });
  return {
    ...form,
    section,
    labels: kind.labels,
    /** Changes the value at a path, and clears errors there and below. */
    change: (path: Path, value: Value) => {
      form.update((last) => withValue(last, path, value) as Values);
      const name = path.join('.');
      form.setErrors((last) =>
        Object.fromEntries(
          Object.entries(last).filter(([field]) => field !== name && !field.startsWith(`${name}.`)),
        ),
      );
    },
  };
}

/** @returns the value at a path; undefined if missing */
export function valueAt(values: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    // A missing step gives undefined.
    (last, step) => (last as Record<string | number, Value> | undefined)?.[step],
    values,
  );
}

const Form = createContext<SectionForm | null>(null);
export const FormProvider = Form;

/** @returns the form around a control */
export function useForm(): SectionForm {
  const form = useContext(Form);
  if (!form) throw new Error('A control must be inside a FormProvider');
  return form;
}
