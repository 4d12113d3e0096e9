/** Drafts: form values are stored until sent, so that closing a tab or reloading loses nothing. */
import { atom } from 'nanostores';
import { readableAddress } from '#domain/mail-address.ts';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { forgetRequest } from './earlier-request.ts';
import { storage } from './storage.ts';

/** Also names of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'question', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const keyOf = (form: string) => `woodward:draft:${form}`;

/** @returns text by field; boxes joined by line breaks, mail domains decoded (@form.email) */
export function textsOf(fields: FormData): Record<string, string> {
  const names = [...new Set(fields.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const text = fields.getAll(name).filter(isText).join('\n');
      return [name, name === 'email' ? readableAddress(text) : text];
    }),
  );
}

const isText = (value: FormDataEntryValue): value is string =>
  typeof value === 'string' && value !== '';

/**
 * Changes to save in the draft: fields that no other tab has changed since.
 * @param seen what the form was filled with or saved last
 * @param stored the current draft
 * @param touched the field just edited, always included
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

/** Merges fields into a draft; an empty text deletes its field. */
export function saveDraft(form: string, fields: Record<string, string>): void {
  const values = Object.entries({ ...readDraft(form), ...fields });
  storage[keyOf(form)] = JSON.stringify(
    Object.fromEntries(values.filter(([, text]) => text !== '')),
  );
}

/** @returns text by field; empty without a readable draft */
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

/** Deletes a draft after sending, unless another tab changed it. @param sent text by field, trimmed */
export function clearSentDraft(form: string, sent: Record<string, string>): void {
  const draft = readDraft(form);
  const isSent = Object.entries(sent).every(
    ([name, text]) => (draft[name] ?? text).trim() === text,
  );
  if (isSent) clearDraft(form);
}

function clearDraft(form: string): void {
  delete storage[keyOf(form)];
}

/** Name of the draft with the shared fields. */
export const REMEMBERED = REMEMBERED_KEY.slice(keyOf('').length);

type Details = Readonly<Record<string, string>>;

/** One object, so that comparison by identity sees no change. */
export const NOTHING_REMEMBERED: Details = {};

export const $remembered = atom<Details>(NOTHING_REMEMBERED);

/** Last given outside a form; open forms adopt it. */
export const $givenEvent = atom<Details>(NOTHING_REMEMBERED);

if (typeof window !== 'undefined') {
  const refresh = () => $remembered.set(contactDetails());
  refresh();
  // Another tab changed it, or this page was frozen.
  for (const event of ['storage', 'pageshow']) addEventListener(event, refresh);
}

/** Stores the shared fields of a form; an empty field keeps its last value. */
export function saveContactDetails(fields: Record<string, string>): void {
  const typed = SHARED_FIELDS.map((name) => [name, fields[name] ?? ''] as const);
  saveDraft(REMEMBERED, Object.fromEntries(typed.filter(([, text]) => text !== '')));
  $remembered.set(contactDetails());
}

/**
 * Stores date, guests or place given outside a form (@availability.date), for every form, even with another
 * value in its draft; an empty text clears.
 * @param given text by field
 */
export function saveEventDetails(given: Details): void {
  for (const name of FORM_NAMES) {
    const stale = Object.keys(readDraft(name)).filter((field) => Object.hasOwn(given, field));
    if (stale.length > 0) saveDraft(name, Object.fromEntries(stale.map((field) => [field, ''])));
  }
  saveDraft(REMEMBERED, given);
  $remembered.set(contactDetails());
  $givenEvent.set(given);
}

export function contactDetails(): Record<string, string> {
  return readDraft(REMEMBERED);
}

/** Deletes drafts, details and last request. @returns the undo, which keeps later input (@form.clear-undo) */
export function clearSavedDetails(): () => void {
  const names = [REMEMBERED, ...FORM_NAMES];
  const drafts = names.map((name) => [name, readDraft(name)] as const);
  for (const name of names) clearDraft(name);
  $remembered.set(NOTHING_REMEMBERED);
  const bringRequestBack = forgetRequest();
  return () => {
    for (const [name, draft] of drafts) saveDraft(name, { ...draft, ...readDraft(name) });
    $remembered.set(contactDetails());
    bringRequestBack();
  };
}
