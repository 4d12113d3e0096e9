import { clearDraft, FORM_NAMES, readDraft, saveDraft } from './draft.ts';
/**
 * What a visitor typed once about themselves and their event, kept on this device so that the
 * other forms need not ask again.
 */
import { forgetRequest } from './earlier-request.ts';

const NAME = 'remembered';
const FIELDS = ['name', 'phone', 'email', 'eventDate', 'eventLocation'];

/** Keeps the shared fields of a form that is being filled in. */
export function remember(fields: FormData): void {
  const known = readDraft(NAME);
  const data = new FormData();
  for (const field of FIELDS) {
    const typed = fields.get(field);
    const value = typeof typed === 'string' && typed !== '' ? typed : known[field];
    if (value !== undefined) data.set(field, value);
  }
  saveDraft(NAME, data);
}

/** @returns text by field name */
export function remembered(): Record<string, string> {
  return readDraft(NAME);
}

/** Forgets it all on the visitor's word: the drafts of every form, and what was sent last, too. */
export function forget(): void {
  for (const name of [NAME, ...FORM_NAMES]) clearDraft(name);
  forgetRequest();
}
