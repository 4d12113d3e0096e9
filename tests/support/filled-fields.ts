/** A visitor's text in every field of a request, so that no test leaves out a new one. */
import * as z from 'zod/mini';

/** Fields without free text. */
const CHECKED = new Set(['email', 'eventDate', 'replaces', 'fillMs']);

/**
 * @param textOf text for a field, at most as long as a price
 * @returns values by field of the schema, each with the text in the form that the field takes
 * @throws for a field that takes no form known here
 */
export function filledFields<Schema extends z.ZodMiniObject>(
  schema: Schema,
  textOf: (field: string) => string,
): Partial<z.input<Schema>> {
  const fields = Object.entries(schema.shape).filter(([name]) => !CHECKED.has(name));
  const filled = fields.map(([name, field]) => {
    const text = textOf(name);
    const forms = [
      text,
      [text],
      [{ id: 'x', name: text, quantity: 1, price: text }],
      { name: text, price: text, type: 'design' },
    ];
    const value = forms.find((form) => z.safeParse(field, form).success);
    if (value === undefined) throw new Error(`No text fits the field ${name}`);
    return [name, value] as const;
  });
  // Each field has taken its value.
  return Object.fromEntries(filled) as Partial<z.input<Schema>>;
}
