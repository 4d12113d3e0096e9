/** The fields of a form of the page, which are the browser's own. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/** @returns the text field of this name, or null where there is none */
export function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.type !== 'checkbox' ? field : null;
}

/**
 * Fills in what the visitor has not typed.
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
  }
  return filled;
}
