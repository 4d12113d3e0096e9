/**
 * Drafts: what was typed into a form stays on the device until the form is sent, so that a closed
 * tab or a reload loses nothing.
 */
import { forgetRequest } from './earlier-request.ts';
import { storage } from './storage.ts';

/** The public forms, by the names of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const keyOf = (form: string) => `woodward:draft:${form}`;

/** @returns text by field name; of boxes with one name, those that are ticked, a line each */
export function textsOf(fields: FormData): Record<string, string> {
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => [name, fields.getAll(name).filter(isText).join('\n')]),
  );
}

const isText = (value: FormDataEntryValue): value is string =>
  typeof value === 'string' && value !== '';

/**
 * What a form has to say about its draft, which a form in another tab may have changed since.
 * @param now text of each field
 * @param seen what the form was filled from, or said last
 * @param stored the draft as it is
 * @param touched name of the field that somebody has just changed: that counts whatever was there
 * @returns the fields that differ from what the form last knew, and nobody else has changed
 */
export function ownChanges(
  now: Record<string, string>,
  seen: Record<string, string>,
  stored: Record<string, string>,
  touched: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, text]) => {
      const { [name]: last = '' } = seen;
      return name === touched || (text !== last && (stored[name] ?? '') === last);
    }),
  );
}

/** Writes these fields into a draft; an empty one leaves it. What it holds besides stays. */
export function saveDraft(form: string, fields: Record<string, string>): void {
  const values = Object.entries({ ...readDraft(form), ...fields });
  storage[keyOf(form)] = JSON.stringify(
    Object.fromEntries(values.filter(([, text]) => text !== '')),
  );
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

/**
 * Forgets a draft that was sent; one that says something else belongs to a form in another tab. What the
 * form was filled with from elsewhere, the draft need not say.
 * @param sent text by field name, trimmed
 */
export function clearSentDraft(form: string, sent: Record<string, string>): void {
  const draft = readDraft(form);
  const isSent = Object.entries(sent).every(
    ([name, text]) => (draft[name] ?? text).trim() === text,
  );
  if (isSent) clearDraft(form);
}

export function clearDraft(form: string): void {
  delete storage[keyOf(form)];
}

/**
 * What a visitor typed once about themselves and their event, kept so that the other forms need not
 * ask again.
 */
const REMEMBERED = 'remembered';
const SHARED_FIELDS = ['name', 'phone', 'email', 'eventDate', 'eventLocation'];

/** Keeps the shared fields of a form that is being filled in; one that was emptied stays known. */
export function remember(fields: Record<string, string>): void {
  const typed = SHARED_FIELDS.map((name) => [name, fields[name] ?? ''] as const);
  saveDraft(REMEMBERED, Object.fromEntries(typed.filter(([, text]) => text !== '')));
}

/** @returns text by field name */
export function remembered(): Record<string, string> {
  return readDraft(REMEMBERED);
}

/** Forgets it all on the visitor's word: the drafts of every form, and what was sent last, too. */
export function forget(): void {
  for (const name of [REMEMBERED, ...FORM_NAMES]) clearDraft(name);
  forgetRequest();
}
