/** Asks before an edit is saved that leaves events short of pieces, or removes an option of their pieces (@stock.edit). */
import { useState } from 'react';
import { failureOf } from '#api-client/failure.ts';

/** @param values of the form; the question is void once they change */
export function useShortageQuestion<Values>(values: Values) {
  const [question, setQuestion] = useState<{ values: Values; words: string } | null>(null);
  return {
    /** Says which events are affected, and how; empty for no question. */
    words: question?.values === values ? question.words : '',
    clear: () => setQuestion(null),
    /**
     * Asks, if that is why a save failed.
     * @param cause the failure
     * @param sent values of the save
     * @returns whether the question is asked
     */
    ask: (cause: unknown, sent: Values): boolean => {
      const { fields, message } = failureOf(cause);
      if (fields['isDespiteShort'] === undefined) return false;
      setQuestion({ values: sent, words: message });
      return true;
    },
  };
}
