import { clearDraft, FORM_NAMES, readDraft, saveDraft } from './draft.ts';
/**
 * What a visitor typed once about themselves and their event, kept on this device so that the
 * other forms need not ask again.
 */
import { forgetRequest } from './earlier-request.ts';

const NAME = 'remembered';
const FIELDS = ['name', 'phone', 'email', 'eventDate', 'eventLocation'];

/** Keeps the shared fields of a form that is being filled in; one that was emptied stays known. */
export function remember(fields: Record<string, string>): void {
  const typed = FIELDS.map((name) => [name, fields[name] ?? ''] as const);
  saveDraft(NAME, Object.fromEntries(typed.filter(([, text]) => text !== '')));
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
