import type { MouseEvent, ReactNode } from 'react';
import { AdminModal } from './AdminModal.tsx';
import { Button } from './Button.tsx';
import { BUTTONS } from './texts.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What happens. */
  text: string;
  /** What is chosen along with it. */
  children?: ReactNode;
  /** Text of the button that does it. */
  label: string;
  onConfirm: () => void;
  /** Told when it has closed, whatever was chosen. */
  onClose: () => void;
}

const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.closest('dialog')?.close();

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, children, label, onConfirm, onClose } = props;
  return (
    <Modal title={title} onClose={onClose}>
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
    </Modal>
  );
}
