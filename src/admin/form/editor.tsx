import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Editable, EntityEndpoints } from '#contracts/editing.ts';
import { notify } from '#stores/toasts.ts';
import type { Needed } from '../accounts/session/may.ts';
import { NEW, type LinkedName } from '../address/place.ts';
import { closeDialog, openDialog, useOpenId } from '../address/router.ts';
import { useOpened, useReturnToRow } from '../data/use-opened.ts';
import type { Trash } from '../data/use-trash.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { Reading } from '../parts/loading.tsx';
import { ROW } from '../parts/texts.ts';
import { ADMIN_TOASTS, type ResourceName } from '../parts/toast-texts.ts';
import { draftKey, hasDraft } from './kept-draft.ts';
import { EDITOR } from './texts.ts';

type Editor<View extends Editable> = ReturnType<typeof useEditor<View>>;

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
) {
  const id = useOpenId(name);
  useReturnToRow(id);
  const opened = useOpened(read, id === NEW ? null : id, rows);
  // In the trash it can only be restored.
  const view = opened.view?.deletedAt === null ? opened.view : undefined;

  const lastId = useRef(id);
  useEffect(() => {
    const left = lastId.current;
    lastId.current = id;
    if (left === null || left === id) return;
    if (!hasDraft(draftKey(list.path, left === NEW ? '' : left))) return;
    notify({
      ...ADMIN_TOASTS.draftKept,
      action: { label: EDITOR.keepEditing, run: () => openDialog({ name, id: left }) },
    });
  }, [id, name, list.path]);

  return {
    /** Whether it has what it edits; until then `opening` says how that goes. */
    isOpen: id === NEW || view !== undefined,
    /** What is being edited; undefined: something new, or nothing. */
    view,
    /** Set while what the address names is not there. */
    opening: id !== null && id !== NEW && !view ? opened : null,
    edit: (wanted: View | 'new') => openDialog({ name, id: wanted === 'new' ? NEW : wanted.id }),
    close: () => {
      if (id !== null) closeDialog({ name, id });
    },
  };
}

interface OpeningDialogProps<View extends Editable & { name: string }> {
  editor: Editor<View>;
  name: ResourceName;
  trash: Pick<Trash<View>, 'restore'>;
  restore: Needed;
}

/** In place of an editor whose thing is still being read, cannot be read, or lies in the trash. */
export function OpeningDialog<View extends Editable & { name: string }>({
  editor,
  name,
  trash,
  restore,
}: OpeningDialogProps<View>) {
  // The editor takes its place: that is no closing.
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const { opening } = editor;
  const view = opening?.view;
  const close = () => {
    if (isHere.current) editor.close();
  };
  return (
    <AdminModal title={view?.name ?? name} onClose={close}>
      {view && (
        <>
          <p className="text-base">{EDITOR.inTrash(name.toLowerCase())}</p>
          <Button
            look="night"
            needs={restore}
            className="mt-4"
            onClick={() => {
              trash.restore(view);
              editor.close();
            }}
          >
            {ROW.restore}
          </Button>
        </>
      )}
      {opening && (
        <Reading
          of={{ data: opening.view, error: opening.error, refetch: opening.retry }}
          failed={EDITOR.notLoaded(name.toLowerCase())}
          loading={EDITOR.loading}
          onClose={editor.close}
        />
      )}
    </Modal>
  );
}
