/** Saves every form of the admin (@admin.conflict). */
import { useMutation } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { failureOf, type Failure } from '#api-client/failure.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { useMe } from '../accounts/session/use-me.ts';
import { failureWords } from '../data/failure-words.ts';
import { FAILURES } from '../parts/texts.ts';
import { merged, mergedWithoutConflict, takenFields, type Theirs } from './conflict.ts';
import { CONFLICT } from './texts.ts';
import { useIsClosed } from './use-is-closed.ts';
import type { KeptForm } from './use-kept-form.ts';
import { useShortageQuestion } from './use-shortage-question.ts';

/** One attempt to save a form. */
interface Attempt<Values, Extra> {
  values: Values;
  /** The version being changed; undefined for a new entity. */
  version: number | undefined;
  isDespiteShort?: boolean;
  /** What the form passes from `save` to `onSaved`, such as whether a new entity follows. */
  extra?: Extra | undefined;
}

/** Input of `send`; `query` says whether to save although events become short. */
interface Sent<Values> extends Pick<Attempt<Values, never>, 'values' | 'version'> {
  query: Partial<typeof DESPITE_SHORT>;
}

interface SaveFormProps<Values extends object, View, Extra> {
  form: KeptForm<Values> & { labels: Record<keyof Values & string, string> };
  /** The saved values, if the form stays open after a save and follows other saves. */
  saved?: Theirs<Values>;
  /** @returns the form's values and the version of what was saved */
  theirsOf: (view: View) => Theirs<Values>;
  send: (sent: Sent<Values>) => Promise<View>;
  /**
   * Reads the entity after a failure.
   * @returns the saved state; a text if it can no longer be saved; null if no concurrent change is the reason
   */
  readAgain: (failure: Failure) => Promise<View | string | null>;
  /** @returns the form's field for a path of the contract; by default the path */
  fieldOf?: (path: string) => string;
  /** @param others labels of fields changed by others since the last save */
  onSaved: (view: View, attempt: Attempt<Values, Extra> & { others: readonly string[] }) => unknown;
  /**
   * Called after a failure, unless the sign-in that opens explains it.
   * @param isAtFields whether fields show the errors; a form that was closed has none
   */
  onFailed?: (words: string, isAtFields: boolean) => void;
  /** Called once the form shows the other version. */
  onTakeTheirs?: () => void;
}

/**
 * Saves a form. A save that conflicts with another is repeated on top of it, unless both changed
 * the same field: then `theirs` has the other version to choose from.
 */
export function useSaveForm<Values extends object, View, Extra = never>({
  form,
  saved,
  theirsOf,
  send,
  readAgain,
  fieldOf = (path) => path,
  onSaved,
  onFailed,
  onTakeTheirs,
}: SaveFormProps<Values, View, Extra>) {
  const outcome = useOutcome<Values>();
  const question = useShortageQuestion(form.values);
  const isClosed = useIsClosed();
  const latest = useLatest(form);
  /** Labels of fields changed by others since the last save. */
  const changedByOthers = useRef(new Set<string>());

  /** Rebases the form on another save, with these values on top. */
  const continueFrom = (other: Theirs<Values>, values: Values): void => {
    const versions = { base: latest.current.base, theirs: other.values };
    for (const label of takenFields(versions, values, form.labels))
      changedByOthers.current.add(label);
    form.rebase(other.values, other.version, values);
  };

  const follow = useEffectEvent(() => {
    if (!saved || form.version === undefined || saved.version <= form.version) return;
    const versions = { base: form.base, mine: form.values, theirs: saved.values };
    const values = mergedWithoutConflict(versions, form.labels);
    if (values) continueFrom(saved, values);
  });
  useEffect(() => follow(), [saved?.version]);

  /** @returns why the form was not saved; null if it is being saved again */
  const explain = async (cause: unknown, attempt: Attempt<Values, Extra>) => {
    const failure = failureOf(cause);
    const result = await readAgain(failure);
    if (typeof result === 'string') return { words: result, isAtFields: false };
    const other = result === null ? null : theirsOf(result);
    if (other && other.version !== attempt.version) {
      // Includes input typed during the save and the reading, which would be lost.
      const { base, values: mine } = latest.current;
      const versions = { base, mine, theirs: other.values };
      const values = mergedWithoutConflict(versions, form.labels);
      if (values) {
        saveOver(values, other);
        return null;
      }
      outcome.setTheirs(other);
      return { words: CONFLICT.error, isAtFields: false };
    }
    const fields = Object.fromEntries(
      Object.entries(failure.fields).map(([path, words]) => [fieldOf(path), words] as const),
    );
    form.setErrors(fields);
    return { words: failureWords(cause), isAtFields: Object.keys(fields).length > 0 };
  };

  const mutation = useMutation({
    mutationFn: ({ values, version, isDespiteShort = false }: Attempt<Values, Extra>) =>
      send({ values, version, query: isDespiteShort ? DESPITE_SHORT : {} }),
    onMutate: () => {
      question.clear();
      outcome.clear();
      form.setErrors({});
    },
    onSuccess: (view, attempt) => {
      const others = [...changedByOthers.current];
      changedByOthers.current.clear();
      if (saved) {
        // Keeps input typed during the save, on top of the server's values.
        const { values, version } = theirsOf(view);
        const versions = { base: attempt.values, mine: form.values, theirs: values };
        form.rebase(values, version, merged(versions, []));
      }
      return onSaved(view, { ...attempt, others });
    },
    onError: async (cause, attempt) => {
      if (!isClosed.current && question.ask(cause, attempt.values)) return;
      const reason = await explain(cause, attempt).catch((error: unknown) => ({
        words: failureWords(error),
        isAtFields: false,
      }));
      if (reason === null) return;
      const { words, isAtFields } = reason;
      outcome.fail(isAtFields ? '' : words);
      if (words !== FAILURES.signedOut) onFailed?.(words, isAtFields && !isClosed.current);
    },
  });

  const saveOver = (values: Values, other: Theirs<Values>): void => {
    continueFrom(other, values);
    mutation.mutate({ values, version: other.version });
  };

  return {
    isPending: mutation.isPending,
    ...outcome.shown,
    /** Says which events become short; empty for no question. */
    question: question.words,
    saveDespiteShort: () => {
      if (mutation.variables) mutation.mutate({ ...mutation.variables, isDespiteShort: true });
    },
    /** @param values to send; by default those of the form */
    save: (extra?: Extra, values = form.values) => {
      if (!mutation.isPending) mutation.mutate({ values, version: form.version, extra });
    },
    /** Saves these values on top of another save. */
    saveOver,
    /** Takes the other version where both changed a field; this person's other changes stay. */
    takeTheirs: (other: Theirs<Values>) => {
      const versions = { base: form.base, mine: form.values, theirs: other.values };
      continueFrom(other, merged(versions, []));
      outcome.clear();
      onTakeTheirs?.();
    },
  };
}

/** @returns a ref with the form as last rendered, for work that began before */
function useLatest<Form>(form: Form): Readonly<RefObject<Form>> {
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  return latest;
}

/** The result of the last save. */
function useOutcome<Values>() {
  const [error, setError] = useState('');
  const [failures, setFailures] = useState(0);
  const [theirs, setTheirs] = useState<Theirs<Values> | null>(null);
  // After signing in again, the form can be saved.
  const { dataUpdatedAt: signedInAt } = useMe(true);
  useEffect(() => setError((last) => (last === FAILURES.signedOut ? '' : last)), [signedInAt]);
  return {
    shown: {
      /** Why the form was not saved; empty if it was, or if fields show the errors. */
      error,
      /** Number of failures. */
      failures,
      theirs,
    },
    setTheirs,
    clear: () => {
      setError('');
      setTheirs(null);
    },
    fail: (words: string) => {
      setError(words);
      setFailures((count) => count + 1);
    },
  };
}
