/** The way back to an earlier version of an entity (@history.restore). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import type { Editable } from '#contracts/editing.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { notify } from '#stores/toasts.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { heldWords } from '../catalog/scheduled/held-words.ts';
import { failureWords } from '../data/failure-words.ts';
import { pathsAfterWrite, showSaved, useRefetch } from '../data/queries.ts';
import { fieldConflicts, merged } from './conflict.ts';
import type { EntityKind, Named } from './entity-kind.ts';
import type { EntityForm } from './use-entity-form.ts';
import { useShortageQuestion } from './use-shortage-question.ts';

interface Restoration {
  version: number;
  isDespiteShort: boolean;
}

interface ShownHistory {
  /** The version that the person has seen. */
  version: number;
  /** The scheduled changes that the person has seen. */
  scheduled: Editable['scheduled'];
  /** Reads the edits again, after a concurrent one. */
  reread: () => unknown;
}

/**
 * Restores versions of what a form edits. What is typed and not saved stays in the form, above the
 * version that is restored.
 * @param seen the version that the person has seen
 * @param reread reads the edits again, after somebody else made one
 */
export function useRestoreVersion<View extends Editable & Named, Values extends Named>(
  { name, endpoints, valuesOf }: EntityKind<View, Values>,
  form: EntityForm<Values>,
  { version: seenVersion, scheduled, reread }: ShownHistory,
) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const [chosen, setChosen] = useState(0);
  const question = useShortQuestion(chosen);
  const [error, setError] = useState('');
  const { path } = endpoints.list;

  const mutation = useMutation({
    mutationFn: ({ version, isDespiteShort }: Restoration) =>
      call(endpoints.restoreVersion, {
        params: { id: form.entityId, version: String(version) },
        query: isDespiteShort ? DESPITE_SHORT : {},
        body: { version: seen },
      }),
    onMutate: () => {
      question.clear();
      setError('');
    },
    onSuccess: async (view: View) => {
      const restored = valuesOf(view);
      const versions = { base: form.base, mine: form.values, theirs: restored };
      const typed = fieldConflicts(versions, form.labels).map((field) => field.name);
      form.rebase(restored, view.version, merged(versions, typed));
      showSaved(client, path, view);
      notify(
        HISTORY.restored(name, {
          isDraft: view.state === 'draft',
          isUnsaved: form.isDirty,
          held: heldWords(view.scheduled, scheduled),
        }),
      );
      await refetch(pathsAfterWrite(path));
    },
    onError: (cause, { version }) => {
      if (question.ask(cause, version)) return;
      const { status, fields } = failureOf(cause);
      const isStale = status === 409 && Object.keys(fields).length === 0;
      setError(isStale ? HISTORY.changedMeanwhile : failureWords(cause));
      if (isStale) void reread();
    },
  });
  const start = (restoration: Restoration) => {
    if (mutation.isPending) return;
    setChosenVersion(restoration.version);
    mutation.mutate(restoration);
  };
  return {
    isPending: mutation.isPending,
    /** Why it was not restored; empty when nothing is wrong. */
    error,
    /** Which events would become short; empty: nothing is asked. */
    question: question.words,
    run: (version: number) => start({ version, isDespiteShort: false }),
    runDespiteShort: () => start({ version: chosenVersion, isDespiteShort: true }),
  };
}
