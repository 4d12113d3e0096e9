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
import { tableOf } from './tables.ts';

/** Names of fields and places in lists, from the section down to a value. */
export type Path = readonly (string | number)[];

export type SectionForm = ReturnType<typeof useSectionForm>;

/** @returns the name under which what is typed into a section is kept on the device */
export function sectionDraftKey(section: Section): string {
  return draftKey(settingsEndpoints.read.path, section);
}

interface SectionKind {
  labels: Record<string, string>;
  empty: () => Values;
  valuesOf: (view: Pick<SectionView, 'value'>) => Values;
  tidied: (values: Values) => Values;
  /** How many entries all lists have. */
  countOf: (values: Values) => number;
  bodyOf: (values: Values) => unknown;
}

const kinds = new Map<Section, SectionKind>();

/** @returns how the values of a section's form and its saved value become each other */
export function kindOf(section: Section): SectionKind {
  const known = kinds.get(section);
  if (known) return known;
  const table = tableOf(section);
  // A group's value in a form is a record.
  const values = (value: unknown) => formValue(table, value) as Values;
  const kind: SectionKind = {
    labels: Object.fromEntries(
      Object.entries(table.fields).map(([name, { label }]) => [name, label]),
    ),
    empty: () => values({}),
    valuesOf: ({ value }) => values(value),
    tidied: (last) => tidied(table, last) as Values,
    countOf: (last) => entryCount(table, last),
    bodyOf: (last) => sentValue(table, last),
  };
  kinds.set(section, kind);
  return kind;
}

/** The form of one section. What is typed is kept on the device until it is saved. */
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
    /** Changes the value at a path; it and what is below it is not at fault anymore. */
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

/** @returns the value at a path; undefined where there is none */
export function valueAt(values: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    // A step that is not there leads to nothing.
    (last, step) => (last as Record<string | number, Value> | undefined)?.[step],
    values,
  );
}

const Form = createContext<SectionForm | null>(null);
export const FormProvider = Form;

/** @returns the form around a control */
export function useForm(): SectionForm {
  const form = useContext(Form);
  if (!form) throw new Error('A control stands in the form of a section');
  return form;
}
