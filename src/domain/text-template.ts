/** Owners' texts with fields in braces, such as `{reference}` (@settings.templates). */

const FIELD = /\{([^{}\n]*)\}/g;

/** By name without braces. */
export type FieldValues = Readonly<Record<string, string>>;

/** @returns the first unknown field, with its braces */
export function unknownField(text: string, fields: readonly string[]): string | undefined {
  for (const [field, name = ''] of text.matchAll(FIELD)) {
    if (!fields.includes(name)) return field;
  }
  return undefined;
}

/** @returns `{name}, {date}, and {list}` */
export function listFields(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => `{${name}}`));
}

/** Fills in fields once: braces in values stay. */
export function fillLine(text: string, values: FieldValues): string {
  return text.replaceAll(FIELD, (field, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? field) : field,
  );
}

/** @returns the text with its fields filled in, without paragraphs that have an empty field */
export function fillTemplate(text: string, values: FieldValues): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) =>
      [...paragraph.matchAll(FIELD)].every(([, name = '']) => values[name] !== ''),
    )
    .map((paragraph) => fillLine(paragraph, values))
    .join('\n\n');
}
