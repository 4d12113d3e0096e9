import type { HistoryKind } from '#contracts/history/edits.ts';
import { info } from '#site/toast-text.ts';
import { counted } from '../parts/texts.ts';

const NUMBER = new Intl.NumberFormat('en-US');
/** Names in a toast. */
const NAMED = 5;

export const KIND_LABELS: Record<HistoryKind, string> = {
  category: 'Categories',
  item: 'Rental items',
  package: 'Service packages',
  setting: 'Settings',
};

const ONE: Record<HistoryKind, string> = {
  category: 'category',
  item: 'rental item',
  package: 'service package',
  setting: 'section of the settings',
};

export const ACTIVITY = {
  title: 'Activity',
  intro:
    'What you and your staff changed in the catalog and the settings in the last two years, and who did. Undo takes back a change as long as nobody has changed the same thing since.',
  loading: 'Loading the activity',
  notLoaded: 'The activity couldn’t be loaded',
  none: 'Nothing was changed yet, or nothing matches the filters.',
  count: (total: number) => (total === 1 ? '1 change' : `${NUMBER.format(total)} changes`),
  filterByKind: 'Filter by kind',
  anyKind: 'Everything',
  filterByPerson: 'Filter by person',
  anyPerson: 'Anybody',
  since: 'From',
  until: 'To',
  clear: 'Clear filters',
  /** What is gone for good. */
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
  notUndone: 'The change was not undone',
  /** @param left names of what stays as it is */
  undone: (count: number, left: readonly string[]) => {
    const rest = left.length - NAMED;
    const more = rest > 0 ? ` and ${counted(rest, 'other')}` : '';
    const names = `${left.slice(0, NAMED).join(', ')}${more}`;
    const stays = left.length === 0 ? '' : `Left as it is: ${names}.`;
    if (count === 0) return { ...info('Nothing was undone', stays) };
    const done = `${counted(count, 'change')} taken back.`;
    return info('Change undone', [done, stays].filter(Boolean).join(' '));
  },
} as const;
