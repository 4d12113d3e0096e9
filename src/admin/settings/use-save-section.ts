import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { workEndpoints } from '#contracts/admin/inquiry-work.ts';
import { settingsEndpoints, type SectionView } from '#contracts/admin/settings.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { fieldConflicts, merged } from '../form/conflict.ts';
import { useOutcome, type Theirs } from '../form/use-outcome.ts';
import { CONFLICT } from '../texts/editing.ts';
import { SECTION_TEXTS, SETTINGS_TAB } from '../texts/settings.ts';
import { FAILURES } from '../texts/shared.ts';
import { ADMIN_TOASTS } from '../texts/toasts.ts';
import type { Values } from './fields.ts';
import { kindOf, type SectionForm } from './section-form.ts';

const { read, edit, versions } = settingsEndpoints;

interface Attempt extends Theirs<Values> {
  /** Empty entries of lists that are left out. */
  removed?: number;
}

interface Write {
  value: unknown;
  version: number;
}

/**
 * Writes a section, and takes over what comes of it.
 * @param view the section as it was read
 */
function useWriteSection({ section }: SectionView) {
  const client = useQueryClient();
  const refetch = useRefetch();
  return async (write: Write): Promise<SectionView> => {
    const saved = await call(edit, { params: { section }, body: write });
    client.setQueryData(queryOf(read).queryKey, (last) =>
      last?.map((each) => (each.section === section ? saved : each)),
    );
    void refetch([
      versions.path.replace('{section}', section),
      publishingEndpoints.read.path,
      workEndpoints.templates.path,
    ]);
    return saved;
  };
}

/**
 * Saves a value in place of the present one at once, with Undo in the toast.
 * @param failure title of the toast when it fails
 */
export function useReplaceSection(view: SectionView, failure: string) {
  const write = useWriteSection(view);
  const { name, isInternal = false } = SECTION_TEXTS[view.section];
  const undo = useMutation({
    mutationFn: write,
    onSuccess: () => notify(ADMIN_TOASTS.settingsUndone(name)),
    meta: { failed: SETTINGS_TAB.notUndone },
  });
  const offerUndo = (before: unknown, { version }: SectionView, removed = 0) =>
    notify({
      ...ADMIN_TOASTS.settingsSaved(name, !isInternal, removed),
      action: { label: UNDO, run: () => undo.mutate({ value: before, version }) },
    });
  const replace = useMutation({
    mutationFn: (value: unknown) => write({ value, version: view.version }),
    onSuccess: (saved) => offerUndo(view.value, saved),
    meta: { failed: failure },
  });
  return { replace, offerUndo };
}

/** Saves the form of a section (@settings.conflict, @settings.refused). */
export function useSaveSection(view: SectionView, form: SectionForm) {
  const kind = kindOf(view.section);
  const write = useWriteSection(view);
  const { offerUndo } = useReplaceSection(view, SETTINGS_TAB.notSaved);
  const refetch = useRefetch();
  const outcome = useOutcome<Values>();

  /** @returns what was saved meanwhile merged with the form; null where both changed one thing */
  const mergedWith = (other: Theirs<Values>, values: Values): Values | null => {
    const all = { base: form.base, mine: values, theirs: other.values };
    return fieldConflicts(all, form.labels).length === 0 ? merged(all, []) : null;
  };

  // Saved here or elsewhere, or undone: the form goes on from there where nothing is in the way.
  const follow = useEffectEvent(() => {
    if (form.version === undefined || view.version <= form.version) return;
    const other = { values: kind.valuesOf(view), version: view.version };
    const values = mergedWith(other, form.values);
    if (values) form.rebase(other.values, other.version, values);
  });
  useEffect(() => follow(), [view.version]);

  /** @returns why it was not saved, in words; null: it is saved again, on top of what somebody else saved */
  const explain = async (cause: unknown, values: Values): Promise<string | null> => {
    const failure = failureOf(cause);
    if (failure.status === 409) {
      const current = (await call(read)).find(({ section }) => section === view.section);
      if (current && current.version !== form.version) {
        const other = { values: kind.valuesOf(current), version: current.version };
        const both = mergedWith(other, values);
        if (both) {
          saveOver(both, other);
          return null;
        }
        outcome.setTheirs(other);
        return CONFLICT.error;
      }
    }
    form.setErrors(failure.fields);
    return failureWords(cause);
  };

  const mutation = useMutation({
    mutationFn: ({ values, version }: Attempt) => write({ value: kind.bodyOf(values), version }),
    onMutate: () => {
      outcome.clear();
      form.setErrors({});
    },
    onSuccess: (saved, { values: sent, version, removed = 0 }) => {
      const now = kind.valuesOf(saved);
      // As the server tidied it, with what was typed meanwhile.
      form.rebase(now, saved.version, merged({ base: sent, mine: form.values, theirs: now }, []));
      if (saved.version === version) {
        notify(ADMIN_TOASTS.settingsSame(SECTION_TEXTS[view.section].name, removed));
      } else offerUndo(view.value, saved, removed);
    },
    onError: async (cause, { values }) => {
      const words = await explain(cause, values).catch(failureWords);
      if (words === null) return;
      const isAtFields = outcome.fail(cause, words);
      if (words === FAILURES.signedOut || isAtFields) return;
      notify(failed(SETTINGS_TAB.notSaved, words));
    },
  });

  const saveOver = (values: Values, other: Theirs<Values>): void => {
    form.rebase(other.values, other.version, values);
    mutation.mutate({ values, version: other.version });
  };
  return {
    isPending: mutation.isPending,
    ...outcome.shown,
    save: () => {
      if (mutation.isPending) return;
      const values = kind.tidied(form.values);
      // Without the empty entries, so that messages name the places that are seen.
      form.update(() => values);
      const removed = kind.countOf(form.values) - kind.countOf(values);
      mutation.mutate({ values, version: form.version ?? 0, removed });
    },
    saveOver,
    /** Takes what somebody else saved where both changed a field; what only this person changed stays. */
    takeTheirs: (other: Theirs<Values>) => {
      const all = { base: form.base, mine: form.values, theirs: other.values };
      form.rebase(other.values, other.version, merged(all, []));
      outcome.clear();
      void refetch([read.path]);
    },
  };
}
