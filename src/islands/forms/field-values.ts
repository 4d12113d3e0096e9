import { lengthProblem } from '#domain/text-length.ts';
import { textsOf } from '#stores/forms/drafts.ts';
import type { FieldErrors } from '#stores/forms/inquiry.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** @returns the text field of this name, or null */
export function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.type !== 'checkbox' ? field : null;
}

/** @returns whether any text field has text */
export function hasText(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => {
    const { name, value } = element as Field;
    return value !== '' && fieldOf(form, name) === element;
  });
}

/** Focuses the field or the first of its choices, and shows its label (@form.focus-label). */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  focusOn(field instanceof RadioNodeList ? field[0] : field);
}

/** Moves the focus to the first field of a form, or to the line that stands for it (@form.known). */
export function focusFirst(form: HTMLFormElement): void {
  focusOn([...form.elements].find((element) => element.checkVisibility()));
}

function focusOn(control: Node | null | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  // The label may be above the window or behind the header.
  const label = (control as Partial<HTMLInputElement>).labels?.[0];
  label?.scrollIntoView({ block: 'nearest' });
}

/** @returns messages for texts that are too long (@form.length) */
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

/** Locks the fields while a request is pending, because its success empties them. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const field of form.querySelectorAll<Field>('input, textarea')) field.readOnly = isReadOnly;
}

/**
 * Fills empty fields. Until something is typed into a filled field, focus selects its text, so that a name is never
 * appended to another one; the field that has the focus already is selected here.
 * @param values text by field; unknown names are ignored
 * @returns whether a field was filled
 */
export function fillEmpty(form: HTMLFormElement, values: Record<string, string>): boolean {
  let filled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field?.value !== '') continue;
    field.value = value;
    filled = true;
    // In a text area the visitor continues the text.
    if (!(field instanceof HTMLInputElement)) continue;
    field.dataset.selectContent = '';
    if (field === document.activeElement) field.select();
  }
  return filled;
}

/** Sets fields to texts; unknown names are ignored. */
export function setTexts(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
}

/** Stops selecting a prefilled field on focus (`src/enhance/select-content.ts`). */
export function continueTyping(field: EventTarget): void {
  if (field instanceof HTMLElement) delete field.dataset.selectContent;
}

/** @returns text by field; empty for unchecked boxes */
export function textsIn(form: HTMLFormElement): Record<string, string> {
  const names = [...form.elements].map((field) => (field as Field).name).filter(Boolean);
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  return { ...empty, ...textsOf(new FormData(form)) };
}
