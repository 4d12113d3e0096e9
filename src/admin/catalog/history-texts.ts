/** Texts of earlier edits (@history.kept). */
import type { EditAction } from '#contracts/history/edits.ts';
import { info } from '#site/toast-text.ts';
import type { ResourceName } from '../parts/toast-texts.ts';

const ACTIONS: Record<EditAction, string> = {
  created: 'Created',
  edited: 'Edited',
  deleted: 'Deleted',
  restored: 'Taken out of the trash',
};

export const HISTORY = {
  title: 'History',
  failed: 'The history couldn’t be loaded',
  loading: 'Loading the history',
  none: 'Nothing has been changed yet.',
  /**
   * @param action null for several kinds of edits
   * @param by null for former staff
   * @param scheduledFor the time that the edit was scheduled for; null if it was made at once
   */
  who: (action: EditAction | null, by: string | null, scheduledFor: string | null) => {
    const what = action ? ACTIONS[action] : 'Changed';
    const who = by ?? 'someone no longer on the staff';
    return scheduledFor === null
      ? `${what} by ${who}`
      : `${what} as scheduled by ${who} for ${scheduledFor}`;
  },
  /** The state before the first recorded edit. */
  before: 'Before these edits',
  restore: 'Restore this version',
  /**
   * @param isUnsaved whether the form still has input of its own
   * @param held a sentence about the scheduled changes that are now held; may be empty
   */
  restored: (
    resource: ResourceName,
    { isDraft, isUnsaved, held }: { isDraft: boolean; isUnsaved: boolean; held: string },
  ) => {
    const details = [
      isDraft ? 'It is a draft: visitors don’t see it.' : '',
      held,
      isUnsaved ? 'What you typed is still here, and not saved yet.' : '',
    ];
    return {
      ...info(`${resource} restored`, 'The earlier version is saved.'),
      detail: details.filter(Boolean).join(' ') || undefined,
    };
  },
  changedMeanwhile: 'Someone changed this just now. Look at the latest edit, then restore again.',
} as const;
