/** Id of what a press does, by which the server recognizes a retry. */
import { useRef } from 'react';
import type { KeptForm } from './use-kept-form.ts';

/**
 * @param isOfSelection whether the values are for selected rows, which the draft's key does not name
 * @returns a function that gives the id to send: the same for the same values, so that a retry after a lost answer
 *   counts once; a new one if the values differ from those sent last or restored, or if other rows may be selected now
 */
export function usePressId<Values extends object>(
  form: Pick<KeptForm<Values>, 'newId' | 'renewId' | 'values' | 'isRestored'>,
  isOfSelection = false,
): () => string {
  const values = JSON.stringify(form.values);
  const restored = isOfSelection ? '' : values;
  const sent = useRef(form.isRestored ? restored : null);
  return () => {
    const isChanged = sent.current !== null && sent.current !== values;
    sent.current = values;
    return (isChanged ? form.renewId() : form.newId) ?? '';
  };
}
