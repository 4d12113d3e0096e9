/** Drafts: form values are stored until sent, so that closing a tab or reloading loses nothing. */
import { atom } from 'nanostores';
import { REMEMBERED_KEY } from '#domain/remembered-storage.ts';
import { storage } from './storage.ts';

/** Also names of their drafts. */
export const FORM_NAMES = ['booking', 'contact', 'question', 'quote'] as const;
export type FormName = (typeof FORM_NAMES)[number];

const keyOf = (form: string) => `woodward:draft:${form}`;

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

export function clearDraft(form: string): void {
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
  saveDraft(REMEMBERED, details);
  // Before `$remembered`: by then forms must have taken these details over, or they would keep typed text.
  $givenEvent.set(details);
  $remembered.set(rememberedDetails());
}

export function contactDetails(): Record<string, string> {
  return readDraft(REMEMBERED);
}
