/**
 * Texts of an owner with fields in braces, such as `{reference}`, which are filled in for each mail or
 * page (@settings.templates).
 */

const FIELD = /\{([^{}\n]*)\}/g;

/** What a field stands for, by its name without braces. */
export type FieldValues = Readonly<Record<string, string>>;

/** @returns the first field of a text that is none of the known ones, with its braces; undefined without one */
export function unknownField(text: string, known: readonly string[]): string | undefined {
  for (const [field, name = ''] of text.matchAll(FIELD)) {
    if (!known.includes(name)) return field;
  }
  return undefined;
}

/** @returns field names as a sentence lists them: `{name}, {date}, and {list}` */
export function listFields(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => `{${name}}`));
}

/** @returns a line with its fields filled in at once: what is filled in is not filled in again */
export function fillLine(text: string, values: FieldValues): string {
  return text.replaceAll(FIELD, (field, name: string) => values[name] ?? field);
}

/**
 * Fills in a text of several paragraphs.
 * @returns the text without the paragraphs that have a field whose value is empty
 */
export function fillTemplate(text: string, values: FieldValues): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) =>
      [...paragraph.matchAll(FIELD)].every(([, name = '']) => values[name] !== ''),
    )
    .map((paragraph) => fillLine(paragraph, values))
    .join('\n\n');
}
