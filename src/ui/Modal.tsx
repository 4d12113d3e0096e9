import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export interface ModalProps {
  title: string;
  onClose: () => void;
  /** `center` as a sheet of paper, `side` as a panel at the right edge. */
  placement?: 'center' | 'side';
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog, open while it is rendered. The browser's own `<dialog>` keeps the focus inside,
 * closes on Escape and gives the focus back.
 */
export function Modal({
  title,
  onClose,
  placement = 'center',
  className = '',
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed while it is still in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // A press on the backdrop is a convenience beside Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`modal modal-${placement} ${className}`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ivory-200"
            aria-label="Close dialog"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-3">{children}</div>
      </div>
    </dialog>
  );
}
