import { useEffect, useState } from 'react';
import { failureOf } from '#api-client/failure.ts';
import { useMe } from '../accounts/session/use-me.ts';
import { FAILURES } from '../parts/texts.ts';

/** What somebody else saved meanwhile. */
export interface Theirs<Values> {
  values: Values;
  version: number;
}

/** What came of the last try to save a form. */
export function useOutcome<Values>() {
  const [error, setError] = useState('');
  const [failures, setFailures] = useState(0);
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  // Asked again once somebody has signed in again.
  const { dataUpdatedAt: signedInAt } = useMe(true);
  useEffect(() => setError((last) => (last === FAILURES.signedOut ? '' : last)), [signedInAt]);
  return {
    /** What a form shows of it. */
    shown: {
      /** Why it was not saved, in words; empty when nothing is wrong. */
      error,
      /** Times that saving failed. */
      failures,
      theirs,
    },
    setTheirs,
    clear: () => {
      setError('');
      setTheirs(null);
    },
    /**
     * @param words why it failed
     * @returns whether the form says it beside its fields: those messages go as they are put right
     */
    fail: (cause: unknown, words: string): boolean => {
      const isAtFields = Object.keys(failureOf(cause).fields).length > 0;
      setError(isAtFields ? '' : words);
      setFailures((count) => count + 1);
      return isAtFields;
    },
  };
}
