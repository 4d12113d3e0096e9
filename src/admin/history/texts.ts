import type { ActAction, ActKind } from '#contracts/history/acts.ts';
import type { HistoryKind } from '#contracts/history/edits.ts';
import { counted, LIST, namesInWords } from '../parts/texts.ts';
import { undoneToast } from '../parts/toast-texts.ts';

const NUMBER = new Intl.NumberFormat('en-US');
export const KIND_LABELS: Record<HistoryKind | ActKind, string> = {
  category: 'Categories',
  item: 'Rental items',
  package: 'Service packages',
  setting: 'Settings',
  schedule: 'Scheduled changes',
  photo: 'Photos',
};

const DONE: Record<ActAction, string> = {
  scheduled: 'Scheduled by',
  canceled: 'Schedule canceled by',
  restored: 'Scheduled again by',
  kept: 'Schedule kept by',
  applied: 'Held change applied by',
  held: 'Held when it was due; scheduled by',
  uploaded: 'Photo uploaded by',
  described: 'Photo described by',
  framed: 'Focal point or crop changed by',
  deleted: 'Photo deleted by',
  undeleted: 'Photo restored by',
};

/** @history.acts */
export const ACT = {
  who: (action: ActAction, by: string | null) =>
    `${DONE[action]} ${by ?? 'someone no longer on the staff'}`,
  /** @param what `Gold chair $9.20` */
  from: (what: string, when: string) => `${what}, from ${when}`,
  photo: 'Photo without a description',
  fields: { alt: 'Description', focus: 'Focal point, in %', crop: 'Crop, in %' },
} as const;

const ONE: Record<HistoryKind, string> = {
  category: 'category',
  item: 'rental item',
  package: 'service package',
  setting: 'section of the settings',
};

export const ACTIVITY = {
  title: 'Activity',
  intro:
    'What you and your staff changed in the catalog, the photos and the settings in the last two years, and who did. Undo takes back a change of everything that is still as the change left it.',
  loading: 'Loading the activity',
  notLoaded: 'The activity couldn’t be loaded',
  none: 'Nothing was changed yet, or nothing matches the filters.',
  count: (total: number) => (total === 1 ? '1 change' : `${NUMBER.format(total)} changes`),
  pages: LIST.pagesOf('changes'),
  filterByKind: 'Filter by kind',
  anyKind: 'Everything',
  filterByPerson: 'Filter by person',
  anyPerson: 'Anybody',
  since: 'From',
  until: 'To',
  clear: 'Clear filters',
  /** For erased entities. */
  erased: 'something deleted for good',
  /** `3 rental items`. */
  many: (kind: HistoryKind | null, count: number) =>
    kind === 'category' && count !== 1
      ? `${NUMBER.format(count)} categories`
      : kind === null
        ? `${NUMBER.format(count)} things`
        : counted(count, ONE[kind]),
  more: (count: number) => `and ${NUMBER.format(count)} more`,
  undo: 'Undo',
  undoSome: (undoable: number, count: number) =>
    `Undo ${NUMBER.format(undoable)} of ${NUMBER.format(count)}`,
  /**
   * What a partial undo leaves.
   * @param names of the first few
   * @param total number of all
   */
  leaves: (names: readonly string[], total: number) =>
    `Undo leaves ${namesInWords(names, total)}, changed since.`,
  undoLater: 'Later, undo it under “Activity”.',
  ownerUndoesLater: 'Later, an owner can undo it under “Activity”.',
  notUndone: 'The change was not undone',
  /** @param left names of entities that were not undone */
  undone: (count: number, left: readonly string[]) =>
    undoneToast('Change undone', count, `${counted(count, 'change')} taken back.`, left),
} as const;
