/** Restores one room as it was (@history.rooms). */
import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { settingsEndpoints, type SectionView } from '#contracts/settings/endpoints.ts';
import { notify } from '#stores/toasts.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { failureWords } from '../data/failure-words.ts';
import { useRefetch } from '../data/queries.ts';
import { isSame } from '../form/conflict.ts';
import { ROOM_HISTORY } from './texts.ts';
import { useShowSection, useUndoOfSection } from './use-save-section.ts';

const { read, restoreRoom } = settingsEndpoints;

interface Chosen {
  /** Slug by which the room's history is read. */
  slug: string;
  /** Version of the section with the room to restore. */
  version: number;
}

/** @param view the section as read */
export function useRestoreRoom(view: SectionView<'rooms'>) {
  const show = useShowSection();
  const undoOf = useUndoOfSection(view);
  const refetch = useRefetch();
  const { isPending, error, mutate } = useMutation({
    mutationFn: ({ slug, version }: Chosen) =>
      call(restoreRoom, {
        params: { slug, version: String(version) },
        body: { version: view.version },
      }),
    onSuccess: (saved, { slug }) => {
      show(saved);
      if (saved.version === view.version) {
        const same = view.value.entries.find((room) => room.slug === slug);
        notify(ROOM_HISTORY.unchanged(same?.name ?? ''));
        return;
      }
      const restored = saved.value.entries.find(
        (room) => !view.value.entries.some((before) => isSame(before, room)),
      );
      const { name = '', isHidden = false } = restored ?? {};
      notify({ ...ROOM_HISTORY.restored(name, isHidden), action: undoOf(view.value, saved) });
    },
    onError: (cause) => {
      if (failureOf(cause).status === 409) void refetch([read.path]);
    },
  });
  return {
    isPending,
    /** Why it was not restored; may be empty. */
    problem: error === null ? '' : wordsOf(error),
    restore: mutate,
  };
}

const wordsOf = (cause: Error) =>
  failureOf(cause).status === 409 ? HISTORY.changedMeanwhile : failureWords(cause);
