import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Dialog, showFocus } from './Dialog.tsx';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import { closeDialog } from './texts.ts';

export interface ModalProps {
  title: string;
  onClose: () => void;
  /** `center`: a sheet of paper; `side`: a panel at the right edge. */
  placement?: 'center' | 'side';
  className?: string;
  /** Focuses the title first, instead of what the browser chooses. */
  beginsAtTitle?: boolean;
  /** Shown above the title. */
  head?: Elements;
  children: ReactNode;
}

/** A modal dialog, open while it is rendered. */
export function Modal({
  title,
  onClose,
  placement = 'center',
  className = '',
  beginsAtTitle = false,
  head,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Closes the dialog before it is removed: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (beginsAtTitle) heading.current?.focus();
    return () => {
      if (!element?.open) return;
      element.close();
      showFocus();
    };
  }, [beginsAtTitle]);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`modal modal-${placement} ${className}`}
      onClose={onClose}
    >
      <div className="p-[24px] sm:p-8">
        {head}
        {/* With large letters the button has a line of its own, above the title. */}
        <div className="flex flex-wrap-reverse items-end justify-end gap-x-4">
          <h2
            ref={heading}
            id={titleId}
            tabIndex={beginsAtTitle ? -1 : undefined}
            className="w-24 grow text-2xl wrap-anywhere outline-none"
          >
            {title}
          </h2>
          <button
            type="button"
            className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ivory-200"
            aria-label={closeDialog}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-3">{children}</div>
      </div>
    </Dialog>
  );
}
