/**
 * Drafts: what was typed into a form stays on the device until the form is sent, so that a closed
 * tab or a reload loses nothing.
 */
import { storage } from './storage.ts';

/** The public forms, by the names of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const keyOf = (form: string) => `woodward:draft:${form}`;

/** Keeps the text fields of a form; of boxes with one name, those that are ticked, a line each. */
export function saveDraft(form: string, fields: FormData): void {
  const names = [...new Set(fields.keys())];
  const values = names.map(
    (name) => [name, fields.getAll(name).filter(isText).join('\n')] as const,
  );
  storage[keyOf(form)] = JSON.stringify(
    Object.fromEntries(values.filter(([, text]) => text !== '')),
  );
}

const isText = (value: FormDataEntryValue): value is string =>
  typeof value === 'string' && value !== '';

/** @returns text by field name; empty when there is none or it cannot be read */
export function readDraft(form: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage[keyOf(form)] ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * Forgets a draft that was sent; one that says something else belongs to a form in another tab.
 * @param sent text by field name, trimmed
 */
export function clearSentDraft(form: string, sent: Record<string, string>): void {
  const draft = readDraft(form);
  const isSent = Object.entries(sent).every(([name, text]) => (draft[name] ?? '').trim() === text);
  if (isSent) clearDraft(form);
}

export function clearDraft(form: string): void {
  delete storage[keyOf(form)];
}
