/** Drafts: form values are stored until sent, so that closing a tab or reloading loses nothing. */
import { atom } from 'nanostores';
import { draftKey, FORM_NAMES, type DraftName } from '#domain/draft-key.ts';
import { storage } from './storage.ts';

/** Merges fields into a draft; an empty text deletes its field. */
export function saveDraft(form: DraftName, fields: Record<string, string>): void {
  const values = Object.entries({ ...readDraft(form), ...fields });
  storage[draftKey(form)] = JSON.stringify(
    Object.fromEntries(values.filter(([, text]) => text !== '')),
  );
}

/** @returns text by field; empty without a readable draft */
export function readDraft(form: DraftName): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage[draftKey(form)] ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

export function clearDraft(form: DraftName): void {
  delete storage[draftKey(form)];
}

type Details = Readonly<Record<string, string>>;

/** One object, so that comparison by identity sees no change. */
export const NOTHING_REMEMBERED: Details = {};

/** The shared fields, as entered in any form or tab. */
export const $remembered = atom<Details>(NOTHING_REMEMBERED);

/** Event details that were last entered outside the forms (`EventDetails.tsx`); open forms take them over. */
export const $givenEvent = atom<Details>(NOTHING_REMEMBERED);

if (typeof window !== 'undefined') {
  const refresh = () => $remembered.set(rememberedDetails());
  refresh();
  // Another tab changed them, or this page was frozen.
  for (const event of ['storage', 'pageshow']) addEventListener(event, refresh);
}

/**
 * Stores date, guests or place entered outside the forms (@availability.date), for every form, even for one with
 * another value in its draft.
 * @param details text by field; an empty text deletes the field
 */
export function saveEventDetails(details: Details): void {
  for (const name of FORM_NAMES) {
    const stale = Object.keys(readDraft(name)).filter((field) => Object.hasOwn(details, field));
    if (stale.length > 0) saveDraft(name, Object.fromEntries(stale.map((field) => [field, ''])));
  }
  saveDraft('remembered', details);
  // Before `$remembered`: by then forms must have taken these details over, or they would keep typed text.
  $givenEvent.set(details);
  $remembered.set(rememberedDetails());
}

/** @returns text of the shared fields, as stored now */
export function rememberedDetails(): Record<string, string> {
  return readDraft('remembered');
}
