import { useEffect, useRef } from 'react';
import type { Editable, EntityEndpoints } from '#contracts/admin/common.ts';
import { ADMIN_TOASTS } from '#site/admin-toasts.ts';
import { notify } from '#stores/toasts.ts';
import { NEW, type LinkedName } from '../address/place.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useOpened, type Opened } from '../data/use-opened.ts';
import { useReturnToRow } from '../parts/use-return-to-row.ts';
import { draftKey, hasDraft } from './kept-draft.ts';

export interface Editor<View> {
  /** Whether it has what it edits; until then `opening` says how that goes. */
  isOpen: boolean;
  /** What is being edited; undefined: something new, or nothing. */
  view: View | undefined;
  /** Set while what the address names is not there. */
  opening: Opened<View> | null;
  edit: (view: View | 'new') => void;
  close: () => void;
}

/**
 * Which dialog of a list is open, by the address. Leaving one with changes, by its button or by
 * Back, says that they are kept.
 * @param name of what is edited in the address
 * @param path of its list
 * @param rows of the list, where most of what is opened stands
 */
export function useEditor<View extends Editable>(
  name: LinkedName,
  { list, read }: EntityEndpoints<View>,
  rows: readonly View[] | undefined,
): Editor<View> {
  const id = useOpenId(name);
  useReturnToRow(id);
  const opened = useOpened(read, id === NEW ? null : id, rows);
  // In the bin it can only be restored.
  const view = opened.view?.deletedAt === null ? opened.view : undefined;

  const lastId = useRef(id);
  useEffect(() => {
    const left = lastId.current;
    lastId.current = id;
    if (left === null || left === id) return;
    if (!hasDraft(draftKey(list.path, left === NEW ? '' : left))) return;
    notify({
      ...ADMIN_TOASTS.draftKept,
      action: { label: 'Continue', run: () => openDialog({ name, id: left }) },
    });
  }, [id, name, list.path]);

  return {
    isOpen: id === NEW || view !== undefined,
    view,
    opening: id !== null && id !== NEW && !view ? opened : null,
    edit: (wanted) => openDialog({ name, id: wanted === 'new' ? NEW : wanted.id }),
    close: () => {
      if (id !== null) closeDialog({ name, id });
    },
  };
}
