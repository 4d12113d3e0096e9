import { useLayoutEffect, useRef } from 'react';
import type { Editable } from '#contracts/admin/common.ts';
import type { ResourceName } from '#site/admin-toasts.ts';
import { Modal } from '#ui/Modal.tsx';
import { failureWords, wayOn } from '../data/failure-words.ts';
import { RowSkeletons } from '../parts/Skeletons.tsx';
import { Trouble } from '../parts/Trouble.tsx';
import type { Editor } from './use-editor.ts';

interface OpeningDialogProps<View> {
  editor: Editor<View>;
  name: ResourceName;
}

/** In place of an editor whose thing is still being read, cannot be read, or lies in the bin. */
export function OpeningDialog<View extends Editable & { name: string }>({
  editor,
  name,
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
  const close = () => {
    if (isHere.current) editor.close();
  };
  return (
    <Modal title={opening?.view?.name ?? name} onClose={close}>
      {opening?.view && (
        <p className="text-base">{`This ${name.toLowerCase()} is in the trash. Restore it from there, then it can be edited.`}</p>
      )}
      {opening?.error != null && (
        <Trouble
          title={`The ${name.toLowerCase()} couldn’t be loaded`}
          {...wayOn(opening.error, { retry: opening.retry, close: editor.close })}
        >
          {failureWords(opening.error)}
        </Trouble>
      )}
      {!opening?.view && opening?.error == null && <RowSkeletons label="Reading" />}
    </Modal>
  );
}
