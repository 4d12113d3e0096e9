/** The fields of a form of the page, which are the browser's own. */
import { lengthProblem } from '#domain/text-length.ts';
import { textsOf } from '#stores/draft.ts';
import type { FieldErrors } from '#stores/forms/inquiry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** @returns the text field of this name, or null where there is none */
export function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.type !== 'checkbox' ? field : null;
}

/** @returns whether something stands in a field that is typed into */
export function holdsText(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    const { name, value } = element as Field;
    return value !== '' && fieldOf(form, name) === element;
  });
}

/** Moves the focus to the field of this name, or to the first of its choices, and shows its label (@form.focus-label). */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (!(first instanceof HTMLElement)) return;
  first.focus();
  // The focus shows the field alone; its label may stand above the window or behind the header.
  const label = (first as Partial<HTMLInputElement>).labels?.[0];
  label?.scrollIntoView({ block: 'nearest' });
}

/** @returns messages by field whose text is longer than it may be (@form.length) */
export function lengthErrors<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of names) {
    const field = fieldOf(form, name);
    const { limit } = field?.dataset ?? {};
    const problem = limit === undefined ? '' : lengthProblem(field?.value ?? '', Number(limit));
    if (problem !== '') errors[name] = problem;
  }
  return errors;
}

/** Keeps what is typed while a request is under way out of fields that its success empties. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const field of form.querySelectorAll<Field>('input, textarea')) field.readOnly = isReadOnly;
}

/**
 * Fills in what the visitor has not typed. It may come into a field that looked empty when somebody went
 * to type into it: a line is selected whenever it is entered, until something is typed into it, so that
 * a name is never put behind another one.
 * @param values text by field name; names that the form does not have are passed over
 * @returns whether a field was filled
 */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): boolean {
  let filled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field?.value !== '') continue;
    field.value = value;
    filled = true;
    // What was begun in a larger field is continued.
    if (!(field instanceof HTMLInputElement)) continue;
    field.dataset.selectContent = '';
    if (field === document.activeElement) field.select();
  }
  return filled;
}

/** Puts these texts into the fields of their names, whatever stands there. */
export function setTexts(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/** Lets what was typed into a field that was filled in be continued (`src/enhance/select-content.ts`). */
export function continueTyping(field: EventTarget): void {
  if (field instanceof HTMLElement) delete field.dataset.selectContent;
}

/** @returns text by name of each field that the form has now; empty where no box is ticked */
export function textsIn(form: HTMLFormElement): Record<string, string> {
  const names = [...form.elements].map((field) => (field as Field).name).filter(Boolean);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  return { ...empty, ...textsOf(new FormData(form)) };
}
