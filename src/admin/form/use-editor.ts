import { useState } from 'react';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { notify } from '#stores/notices.ts';

export interface Editor<View> {
  isOpen: boolean;
  /** What is being edited; undefined: something new, or nothing. */
  view: View | undefined;
  edit: (view: View | 'new') => void;
  /** @param isUnsaved whether something typed is kept for later */
  close: (isUnsaved: boolean) => void;
}

/** Which dialog of a list is open. Closing one with changes says that they are kept. */
export function useEditor<View>(): Editor<View> {
  const [open, setOpen] = useState<View | 'new' | null>(null);
  return {
    isOpen: open !== null,
    view: open === 'new' || open === null ? undefined : open,
    edit: setOpen,
    close: (isUnsaved) => {
      setOpen(null);
      if (!isUnsaved || open === null) return;
      const again = open;
      notify({
        ...DESK_NOTICES.draftKept,
        action: { label: 'Continue', run: () => setOpen(again) },
      });
    },
  };
}
