/** The fields of a dialog: what was typed is there again when the dialog is closed and opened anew. */
import { useState } from 'react';
import { newId } from '#domain/uuid.ts';
import { merged } from './conflict.ts';
import { draftKey, keepDraft, keptDraft, newId } from './kept-draft.ts';
import { useKeptForm } from './use-kept-form.ts';

/**
 * @param path names the dialog among what the admin keeps, and `id` what it is opened for
 * @param first what the fields hold before anything is typed
 * @returns the form; `settle` once it is saved or discarded. Its `newId` stays while the draft does, so
 *   that a save whose answer was lost counts once
 */
export function useKeptDialog<Values extends object>(
  path: string,
  id: string,
  first: () => Values,
) {
  const key = draftKey(path, id);
  const [{ saved, empty }] = useState(() => {
    const today = first();
    renewDraft(key, today);
    return { saved: today, empty: () => today };
  });
  return useKeptForm({ key, empty, saved, version: undefined, makeId: newId });
}

/**
 * Brings a kept draft up to what the fields begin with today: what was not typed over follows it, and
 * where both changed, what was saved meanwhile wins, so that no old text undoes it unseen.
 * @param key by `draftKey`
 */
export function renewDraft(key: string, today: object): void {
  const draft = keptDraft(key, today);
  if (!draft) return;
  const { base, values: mine } = draft;
  keepDraft(key, { ...draft, base: today, values: merged({ base, mine, theirs: today }, []) });
}
