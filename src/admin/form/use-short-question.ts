/** The question before an edit is saved by which events become short (@stock.edit). */
import { useState } from 'react';
import { failureOf } from '#api-client/failure.ts';

/** @param values of the form: once they change, the question is another */
export function useShortQuestion<Values>(values: Values) {
  const [asked, setAsked] = useState<{ values: Values; words: string } | null>(null);
  return {
    /** Which events become short; empty: nothing is asked. */
    words: asked?.values === values ? asked.words : '',
    clear: () => setAsked(null),
    /**
     * @param sent what was to be saved
     * @returns whether the failure is this question
     */
    ask: (cause: unknown, sent: Values): boolean => {
      const { fields, message } = failureOf(cause);
      if (fields['isDespiteShort'] === undefined) return false;
      setAsked({ values: sent, words: message });
      return true;
    },
  };
}
