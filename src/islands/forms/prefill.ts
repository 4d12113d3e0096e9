import { contactDetails, readDraft } from '#stores/draft.ts';
import { fieldOf, fillEmpty } from './field-values.ts';

/**
 * Fills a form from its draft, then from shared details.
 * @returns whether a field was filled, and the values
 */
export function prefill(form: HTMLFormElement, name: string) {
  const known = { ...contactDetails(), ...readDraft(name) };
  const prefilled = fillEmpty(form, known);
  // After Back the browser restores fields, which may be older than the draft.
  const seen = Object.entries(known).map(
    ([field, text]) => [field, fieldOf(form, field)?.value ?? text] as const,
  );
  return { prefilled, seen: Object.fromEntries(seen) };
}

/** Result of the last press. */
