import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
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
import { useSaveForm } from '../form/use-save-form.ts';
import { useShortageQuestion } from '../form/use-shortage-question.ts';
import { useUndo } from '../form/use-undo.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import type { Values } from './fields.ts';
import { builtInChangeIsVisible, useOwnPackages } from './own-packages.ts';
import { kindOf, type SectionForm } from './section-form.ts';
import { SECTION_TEXTS, SETTINGS_TAB } from './texts.ts';

const { read, edit } = settingsEndpoints;

interface Write {
  value: unknown;
  version: number;
}

/** @returns a function that gives all sections as saved, from the cache */
function useAllSaved(): () => Settings {
  const client = useQueryClient();
  return () => {
    const views = client.getQueryData(queryOf(read).queryKey) ?? [];
    // Each section has its own value.
    return Object.fromEntries(views.map(({ section, value }) => [section, value])) as Settings;
  };
}

/** Whether visitors see a difference: in the rental terms of lists, or in texts with facts of the shop. */
function isShownDifferently(before: Settings, after: Settings): boolean {
  const shown = (settings: Settings) => ({
    pages: Object.entries(withFacts(settings)).filter(
      // The keys of the settings are their sections.
      ([section]) => section !== 'fees' && !INTERNAL_SECTIONS.includes(section as Section),
    ),
    terms: listTerms(settings),
  });
  return !isSame(shown(before), shown(after));
}

/** @returns a function that puts a saved section into the cache, and refetches what depends on it */
export function useShowSection() {
  const client = useQueryClient();
  const refetch = useRefetch();
  return (saved: SectionView): void => {
    const { section } = saved;
    client.setQueryData(queryOf(read).queryKey, (last) =>
      last?.map((view) => (view.section === section ? saved : view)),
    );
    void refetch([
      // The paths of its versions, and of those of each room, begin with this path.
      edit.path.replace('{section}', section),
      publishingEndpoints.read.path,
      workEndpoints.templates.path,
    ]);
  };
}

/**
 * Writes a section, and updates what depends on it.
 * @param view the section as read
 */
function useWriteSection({ section }: SectionView) {
  const show = useShowSection();
  return async (
    body: Write,
    query: Partial<typeof DESPITE_SHORT> = {},
  ): Promise<SectionView & Moved> => {
    const saved = await call(edit, { params: { section }, query, body });
    show(saved);
    return saved;
  };
}

/**
 * @param view the section as read
 * @returns a function that gives the Undo of a toast, which writes the former value again
 */
export function useUndoOfSection(view: SectionView) {
  const write = useWriteSection(view);
  const { undo } = useUndo({
    send: write,
    done: () => ADMIN_TOASTS.settingsUndone(SECTION_TEXTS[view.section].name),
    failure: SETTINGS_TAB.notUndone,
  });
  return (before: unknown, { version }: SectionView) => ({
    label: UNDO,
    run: () => undo({ value: before, version }),
  });
}

/**
 * @param view the section as read
 * @returns a function that shows the toast of a save, with Undo
 */
function useOfferUndo(view: SectionView) {
  const { name } = SECTION_TEXTS[view.section];
  const allSaved = useAllSaved();
  const isInternal = INTERNAL_SECTIONS.includes(view.section);
  const undoOf = useUndoOfSection(view);
  const own = useOwnPackages({ enabled: view.section === 'packages' });
  const isSeen = (before: unknown, after: unknown) => {
    // Both values belong to this section.
    if (view.section === 'packages')
      return builtInChangeIsVisible(
        before as Settings['packages'],
        after as Settings['packages'],
        own,
      );
    if (view.section === 'fees' || isInternal) {
      const withThis = (value: unknown) => ({ ...allSaved(), [view.section]: value });
      return isShownDifferently(withThis(before), withThis(after));
    }
    return true;
  };
  return (before: unknown, saved: SectionView & Moved, removed = 0) => {
    const { value, movedEvents: moved = 0 } = saved;
    notify({
      ...ADMIN_TOASTS.settingsSaved(name, isSeen(before, value), { removed, moved }),
      action: undoOf(before, saved),
    });
  };
}

interface Replacement {
  value: unknown;
  isDespiteShort?: boolean;
}

/**
 * Replaces a section's value at once, with Undo in the toast.
 * @param failure title of the toast when it fails
 */
export function useReplaceSection(view: SectionView, failure: string) {
  const write = useWriteSection(view);
  const offerUndo = useOfferUndo(view);
  const question = useShortageQuestion(view.version);
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
    /** @returns the question about events that this value makes short; may be empty */
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
  const theirsOf = (saved: SectionView) => ({
    values: kind.valuesOf(saved),
    version: saved.version,
  });

  const { save, ...rest } = useSaveForm<Values, SectionView & Moved, number>({
    form,
    saved: theirsOf(view),
    theirsOf,
    send: ({ values, version = 0, query }) => write({ value: kind.bodyOf(values), version }, query),
    readAgain: async ({ status }) => {
      if (status !== 409) return null;
      return (await call(read)).find(({ section }) => section === view.section) ?? null;
    },
    onSaved: (saved, { version, extra: removed = 0 }) => {
      if (saved.version === version) {
        notify(ADMIN_TOASTS.settingsSame(SECTION_TEXTS[view.section].name, removed));
      } else {
        const after = { ...allSaved(), [view.section]: saved.value };
        setStale(staleTexts({ ...after, [view.section]: view.value }, after));
        offerUndo(view.value, saved, removed);
      }
    },
    onFailed: (words, isAtFields) => {
      if (!isAtFields) notify(failed(SETTINGS_TAB.notSaved, words));
    },
    onTakeTheirs: () => void refetch([read.path]),
  });
  return {
    ...rest,
    /** Texts that still have the number from before the last save. */
    stale,
    save: () => {
      const values = kind.tidied(form.values);
      // Without empty entries, so that the indexes of errors match the shown entries.
      if (!rest.isPending) form.update(() => values);
      save(kind.countOf(form.values) - kind.countOf(values), values);
    },
  };
}
