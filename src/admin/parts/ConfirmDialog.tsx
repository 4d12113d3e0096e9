import type { MouseEvent, ReactNode } from 'react';
import { AdminModal } from './AdminModal.tsx';
import { Button } from './Button.tsx';
import { BUTTONS } from './texts.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What happens. */
  text: string;
  /** Further choices. */
  children?: ReactNode;
  /** Text of the confirming button. */
  label: string;
  onConfirm: () => void;
  /** Called after it closed, with or without confirmation. */
  onClose: () => void;
}

const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.closest('dialog')?.close();

/** Asks before something that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, label, onConfirm, onClose } = props;
  return (
    <AdminModal title={title} onClose={onClose}>
      <p className="text-base">{text}</p>
      <div>{children}</div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {BUTTONS.cancel}
        </Button>
        <Button
          look="danger"
          onClick={(event) => {
            onConfirm();
            close(event);
          }}
        >
          {label}
        </Button>
      </div>
    </AdminModal>
  );
}
