/** Form of a dialog whose input is kept when it closes. */
import { useState } from 'react';
import { newId } from '#domain/uuid.ts';
import { merged } from './conflict.ts';
import { draftKey, keepDraft, keptDraft } from './kept-draft.ts';
import { useKeptForm } from './use-kept-form.ts';

/**
 * @param path unique name of the dialog in the admin; `id` is what it is opened for
 * @param first initial values
 * @returns the form; call `settle` after saving or discarding. Its `newId` lasts as long as the
 *   draft, so that a repeated save counts once
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
 * Updates a draft to today's initial values: fields without input follow; where both changed, what
 * was saved wins, so that old input overwrites nothing unseen.
 * @param key by `draftKey`
 */
export function renewDraft(key: string, today: object): void {
  const draft = keptDraft(key, today);
  if (!draft) return;
  const { base, values: mine } = draft;
  keepDraft(key, { ...draft, base: today, values: merged({ base, mine, theirs: today }, []) });
}
