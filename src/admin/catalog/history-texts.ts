/** What staff read of earlier edits (@history.kept). */
import type { EditAction } from '#contracts/history/edits.ts';
import { info } from '#site/toast-text.ts';
import type { ResourceName } from '../parts/toast-texts.ts';

export const HISTORY = {
  title: 'History',
  failed: 'The history couldn’t be loaded',
  loading: 'Loading the history',
  none: 'Nothing has been changed yet.',
  /** @param by null: whoever did it is no longer on the staff */
  who: (action: EditAction, by: string | null) =>
    `${ACTIONS[action]} by ${by ?? 'someone no longer on the staff'}`,
  /** How it was before the first edit that is kept. */
  before: 'Before these edits',
  restore: 'Restore this version',
  /** @param left what the person may not expect: a draft, and what is typed and not saved */
  restored: (resource: ResourceName, left: { isDraft: boolean; isUnsaved: boolean }) => {
    const details = [
      left.isDraft ? 'It is a draft: visitors don’t see it.' : '',
      left.isUnsaved ? 'What you typed is still here, and not saved yet.' : '',
    ];
    return {
      ...info(`${resource} restored`, 'The earlier version is saved.'),
      detail: details.filter(Boolean).join(' ') || undefined,
    };
  },
  changedMeanwhile: 'Someone changed this just now. Look at the latest edit, then restore again.',
} as const;

const ACTIONS: Record<EditAction, string> = {
  created: 'Created',
  edited: 'Edited',
  deleted: 'Deleted',
  restored: 'Taken out of the trash',
};
