/** What a form does with its draft. Not beside the drafts, which pages read before anybody touches a form. */
import { FORM_NAMES, type FormName } from '#domain/draft-key.ts';
import { INQUIRER_FIELDS } from '#domain/inquirer-fields.ts';
import { readableAddress } from '#domain/mail-address.ts';
import {
  $remembered,
  clearDraft,
  rememberedDetails,
  NOTHING_REMEMBERED,
  readDraft,
  saveDraft,
} from '../draft.ts';
import { forgetRequest } from '../earlier-request.ts';

const isText = (value: FormDataEntryValue): value is string =>
  typeof value === 'string' && value !== '';

/** @returns text by field; checkboxes of one name joined by line breaks, mail domains decoded (@form.email) */
export function textsOf(fields: FormData): Record<string, string> {
  return Object.fromEntries(
    [...fields.keys()].map((name) => {
      const text = fields.getAll(name).filter(isText).join('\n');
      return [name, name === 'email' ? readableAddress(text) : text];
    }),
  );
}

/**
 * @returns the fields to save in the draft: changed in this form, and by no other tab since
 * @param lastSaved texts of the form when it was filled or saved last
 * @param stored the current draft
 * @param touched the field just edited, always included
 */
export function ownChanges(
  now: Record<string, string>,
  lastSaved: Record<string, string>,
  stored: Record<string, string>,
  touched: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, text]) => {
      const { [name]: last = '' } = lastSaved;
      return name === touched || (text !== last && (stored[name] ?? '') === last);
    }),
  );
}

/** Deletes a draft after sending, unless another tab changed it. @param sent text by field, trimmed */
export function clearSentDraft(form: FormName, sent: Record<string, string>): void {
  const draft = readDraft(form);
  const isSent = Object.entries(sent).every(
    ([name, text]) => (draft[name] ?? text).trim() === text,
  );
  if (isSent) clearDraft(form);
}

/** Contact and event fields that prefill all forms. */
export const SHARED_FIELDS: readonly string[] = INQUIRER_FIELDS;

/** Stores the shared fields of a form; an empty field keeps its last value. */
export function saveSharedFields(fields: Record<string, string>): void {
  const typed = SHARED_FIELDS.map((name) => [name, fields[name] ?? ''] as const);
  saveDraft('remembered', Object.fromEntries(typed.filter(([, text]) => text !== '')));
  $remembered.set(rememberedDetails());
}

/** @returns what fills a form: its draft, and for fields without a draft what was entered in other forms */
export function knownTexts(form: FormName): Record<string, string> {
  return { ...rememberedDetails(), ...readDraft(form) };
}

/** Deletes drafts, details and last request. @returns the undo, which keeps later input (@form.clear-undo) */
export function clearSavedDetails(): () => void {
  const names = ['remembered', ...FORM_NAMES] as const;
  const drafts = names.map((name) => [name, readDraft(name)] as const);
  for (const name of names) clearDraft(name);
  $remembered.set(NOTHING_REMEMBERED);
  const bringRequestBack = forgetRequest();
  return () => {
    for (const [name, draft] of drafts) saveDraft(name, { ...draft, ...readDraft(name) });
    $remembered.set(rememberedDetails());
    bringRequestBack();
  };
}
