/**
 * Drafts: what was typed into a form stays on the device until the form is sent, so that a closed
 * tab or a reload loses nothing.
 */
import { storage } from './storage.ts';

/** The public forms, by the names of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const keyOf = (form: string) => `woodward:draft:${form}`;

/** Keeps the text fields of a form. */
export function saveDraft(form: string, fields: FormData): void {
  const values = [...fields].filter(([, value]) => typeof value === 'string' && value !== '');
  storage[keyOf(form)] = JSON.stringify(Object.fromEntries(values));
}

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

export function clearDraft(form: string): void {
  delete storage[keyOf(form)];
}
