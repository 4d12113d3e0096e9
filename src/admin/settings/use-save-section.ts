import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { publishingEndpoints } from '#contracts/publishing.ts';
import { settingsEndpoints, type SectionView } from '#contracts/settings/endpoints.ts';
import { INTERNAL_SECTIONS } from '#contracts/settings/internal.ts';
import type { Section, Settings } from '#contracts/settings/sections.ts';
import { DESPITE_SHORT, type Moved } from '#contracts/stock/edit.ts';
import { listTerms } from '#site/lists/list-items.ts';
import { staleTexts, type StaleText } from '#site/settings/stale-texts.ts';
import { withFacts } from '#site/shop/shop-fields.ts';
import { UNDO } from '#site/texts/toasts.ts';
import { failed } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { queryOf, useRefetch } from '../data/queries.ts';
import { isSame } from '../form/conflict.ts';
import type { Theirs } from '../form/use-outcome.ts';
import { useSharedForm } from '../form/use-shared-form.ts';
import { useShortQuestion } from '../form/use-short-question.ts';
import { useUndo } from '../form/use-undo.ts';
import { FAILURES } from '../parts/texts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import type { Values } from './fields.ts';
import { builtInChangeIsVisible, useOwnPackages } from './own-packages.ts';
import { kindOf, type SectionForm } from './section-form.ts';
import { SECTION_TEXTS, SETTINGS_TAB } from './texts.ts';

const { read, edit, versions } = settingsEndpoints;

interface Attempt extends Theirs<Values> {
  /** Empty entries of lists that are left out. */
  removed?: number;
  isDespiteShort?: boolean;
}

interface Write {
  value: unknown;
  version: number;
}

/** @returns what reads all sections as they are saved; they stand beside every section that is shown */
function useAllSaved(): () => Settings {
  const client = useQueryClient();
  return () => {
    const views = client.getQueryData(queryOf(read).queryKey) ?? [];
    // Each section with its own value.
    return Object.fromEntries(views.map(({ section, value }) => [section, value])) as Settings;
  };
}

/** Whether visitors read something else: their lists' terms, or a text with a fact of the shop. */
function isShownOtherwise(before: Settings, after: Settings): boolean {
  const shown = (settings: Settings) => ({
    pages: Object.entries(withFacts(settings)).filter(
      // The keys of the settings are their sections.
      ([section]) => section !== 'fees' && !INTERNAL_SECTIONS.includes(section as Section),
    ),
    terms: listTerms(settings),
  });
  return !isSame(shown(before), shown(after));
}

/**
 * Writes a section, and takes over what comes of it.
 * @param view the section as it was read
 */
function useWriteSection({ section }: SectionView) {
  const client = useQueryClient();
  const refetch = useRefetch();
  return async (
    body: Write,
    query: Partial<typeof DESPITE_SHORT> = {},
  ): Promise<SectionView & Moved> => {
    const saved = await call(edit, { params: { section }, query, body });
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
 * @param view the section as it was read
 * @returns a function that says that it was saved, with Undo in the toast
 */
function useOfferUndo(view: SectionView) {
  const write = useWriteSection(view);
  const { name } = SECTION_TEXTS[view.section];
  const others = useAllSaved();
  const isInternal = INTERNAL_SECTIONS.includes(view.section);
  const { undo } = useUndo({
    send: write,
    done: () => ADMIN_TOASTS.settingsUndone(name),
    failure: SETTINGS_TAB.notUndone,
  });
  const own = useOwnPackages(view.section === 'packages');
  const isSeen = (before: unknown, after: unknown) => {
    // Both are values of this section.
    if (view.section === 'packages')
      return builtInChangeIsVisible(
        before as Settings['packages'],
        after as Settings['packages'],
        own,
      );
    if (view.section === 'fees' || isInternal) {
      const withThis = (value: unknown) => ({ ...others(), [view.section]: value });
      return isShownOtherwise(withThis(before), withThis(after));
    }
    return true;
  };
  return (before: unknown, saved: SectionView & Moved, removed = 0) => {
    const { value, version, movedEvents: moved = 0 } = saved;
    notify({
      ...ADMIN_TOASTS.settingsSaved(name, isSeen(before, value), { removed, moved }),
      action: { label: UNDO, run: () => undo({ value: before, version }) },
    });
  };
}

interface Replacement {
  value: unknown;
  isDespiteShort?: boolean;
}

/**
 * Saves a value in place of the present one at once, with Undo in the toast.
 * @param failure title of the toast when it fails
 */
export function useReplaceSection(view: SectionView, failure: string) {
  const write = useWriteSection(view);
  const offerUndo = useOfferUndo(view);
  const question = useShortQuestion(view.version);
  const replace = useMutation({
    mutationFn: ({ value, isDespiteShort = false }: Replacement) =>
      write({ value, version: view.version }, isDespiteShort ? DESPITE_SHORT : {}),
    onMutate: question.clear,
    onSuccess: (saved) => offerUndo(view.value, saved),
    onError: (cause) => {
      if (!question.ask(cause, view.version)) notify(failed(failure, failureWords(cause)));
    },
  });
  return {
    isPending: replace.isPending,
    replace: replace.mutate,
    /** @returns which events this value leaves short; empty: it is not asked about */
    questionOf: (value: unknown) => (replace.variables?.value === value ? question.words : ''),
  };
}

/** Saves the form of a section (@settings.conflict, @settings.refused). */
export function useSaveSection(view: SectionView, form: SectionForm) {
  const kind = kindOf(view.section);
  const write = useWriteSection(view);
  const offerUndo = useOfferUndo(view);
  const allSaved = useAllSaved();
  const [stale, setStale] = useState<readonly StaleText[]>([]);
  const refetch = useRefetch();
  const current = { values: kind.valuesOf(view), version: view.version };
  const shared = useSharedForm(form, form.labels, current);
  const { outcome } = shared;
  const question = useShortQuestion(form.values);

  /** @returns why it was not saved, in words; null: it is saved again, on top of what somebody else saved */
  const explain = async (cause: unknown, values: Values): Promise<string | null> => {
    const failure = failureOf(cause);
    if (failure.status === 409) {
      const again = (await call(read)).find(({ section }) => section === view.section);
      if (again && again.version !== form.version) {
        const other = { values: kind.valuesOf(again), version: again.version };
        return shared.resolve(other, values, saveOver);
      }
    }
    form.setErrors(failure.fields);
    return failureWords(cause);
  };

  const mutation = useMutation({
    mutationFn: ({ values, version, isDespiteShort = false }: Attempt) =>
      write({ value: kind.bodyOf(values), version }, isDespiteShort ? DESPITE_SHORT : {}),
    onMutate: () => {
      question.clear();
      shared.begin();
    },
    onSuccess: (saved, { values: sent, version, removed = 0 }) => {
      shared.settle(sent, { values: kind.valuesOf(saved), version: saved.version });
      if (saved.version === version) {
        notify(ADMIN_TOASTS.settingsSame(SECTION_TEXTS[view.section].name, removed));
      } else {
        const after = { ...allSaved(), [view.section]: saved.value };
        setStale(staleTexts({ ...after, [view.section]: view.value }, after));
        offerUndo(view.value, saved, removed);
      }
    },
    onError: async (cause, { values }) => {
      if (question.ask(cause, values)) return;
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
    question: question.words,
    saveDespiteShort: () => {
      const { values, version = 0 } = form;
      mutation.mutate({ values, version, isDespiteShort: true });
    },
    /** Texts that name a number as it was before the last save. */
    stale,
    save: () => {
      if (mutation.isPending) return;
      const values = kind.tidied(form.values);
      // Without the empty entries, so that messages name the places that are seen.
      form.update(() => values);
      const removed = kind.countOf(form.values) - kind.countOf(values);
      mutation.mutate({ values, version: form.version ?? 0, removed });
    },
    saveOver,
    takeTheirs: (other: Theirs<Values>) => {
      shared.takeTheirs(other);
      void refetch([read.path]);
    },
  };
}
