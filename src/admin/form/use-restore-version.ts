/** Restores earlier versions of an entity (@history.restore). */
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
import { pathsAfterWrite, showInLists, useRefetch } from '../data/queries.ts';
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
 * Restores versions of the edited entity. Unsaved input stays in the form, on top of the restored
 * version.
 */
export function useRestoreVersion<View extends Editable & Named, Values extends Named>(
  { name, endpoints, valuesOf }: EntityKind<View, Values>,
  form: EntityForm<Values>,
  { version: seenVersion, scheduled, reread }: ShownHistory,
) {
  const client = useQueryClient();
  const refetch = useRefetch();
  const [chosenVersion, setChosenVersion] = useState(0);
  const question = useShortageQuestion(chosenVersion);
  const [error, setError] = useState('');
  const { path } = endpoints.list;

  const mutation = useMutation({
    mutationFn: ({ version, isDespiteShort }: Restoration) =>
      call(endpoints.restoreVersion, {
        params: { id: form.entityId, version: String(version) },
        query: isDespiteShort ? DESPITE_SHORT : {},
        body: { version: seenVersion },
      }),
    onMutate: () => {
      question.clear();
      setError('');
    },
    onSuccess: async (view: View) => {
      const restored = valuesOf(view);
      const versions = { base: form.base, mine: form.values, theirs: restored };
      const conflicts = fieldConflicts(versions, form.labels).map((field) => field.name);
      form.rebase(restored, view.version, merged(versions, conflicts));
      showInLists(client, path, view);
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
    /** Why a version was not restored; may be empty. */
    error,
    /** Says which events become short; empty for no question. */
    question: question.words,
    run: (version: number) => start({ version, isDespiteShort: false }),
    runDespiteShort: () => start({ version: chosenVersion, isDespiteShort: true }),
  };
}
