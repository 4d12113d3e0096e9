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
 * Opens and closes the dialog of a list's entity, by the address. Leaving the dialog with changes shows a toast that
 * they are kept.
 * @param name of the dialog in the address
 * @param path of the list's endpoint
 * @param rows of the list, which usually contain the entity
 */
export function useEditor<View extends Editable>(
  name: LinkedName,
  { list, read }: EntityEndpoints<View>,
  rows: readonly View[] | undefined,
) {
  const id = useOpenId(name);
  useReturnToRow(id);
  const opened = useOpened(read, id === NEW ? null : id, rows);
  // An entity in the trash can only be restored.
  const view = opened.view?.deletedAt === null ? opened.view : undefined;

  const lastId = useRef(id);
  useEffect(() => {
    const leftId = lastId.current;
    lastId.current = id;
    if (leftId === null || leftId === id) return;
    if (!hasDraft(draftKey(list.path, leftId === NEW ? '' : leftId))) return;
    notify({
      ...ADMIN_TOASTS.draftKept,
      action: { label: EDITOR.keepEditing, run: () => openDialog({ name, id: leftId }) },
    });
  }, [id, name, list.path]);

  return {
    /** Whether the form can be shown: a new entity, or one that is loaded. */
    isOpen: id === NEW || view !== undefined,
    /** The edited entity; undefined for a new one, or if none is open. */
    view,
    /** Set while the entity in the address is loading, failed to load, or is in the trash. */
    opening: id !== null && id !== NEW && !view ? opened : null,
    edit: (entity: View | 'new') => openDialog({ name, id: entity === 'new' ? NEW : entity.id }),
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

/** Shown instead of an editor whose entity is loading, failed to load, or is in the trash. */
export function OpeningDialog<View extends Editable & { name: string }>({
  editor,
  name,
  trash,
  restore,
}: OpeningDialogProps<View>) {
  // The dialog also closes when the editor replaces it, which must not close the editor.
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const { opening } = editor;
  const view = opening?.view;
  const close = () => {
    if (isMounted.current) editor.close();
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
          of={{ data: view, error: opening.error, refetch: opening.retry }}
          failed={EDITOR.notLoaded(name.toLowerCase())}
          loading={EDITOR.loading}
          onClose={editor.close}
        />
      )}
    </AdminModal>
  );
}
