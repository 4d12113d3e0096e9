import { useState } from 'react';
import { DESK_NOTICES } from '#site/desk-notices.ts';
import { notify } from '#stores/notices.ts';

export interface Editor<View> {
  /** What is being edited; `new`; null: nothing. */
  open: View | 'new' | null;
  edit: (view: View | 'new') => void;
  /** @param isUnsaved whether something typed is kept for later */
  close: (isUnsaved: boolean) => void;
}

/** Which dialog of a list is open. Closing one with changes says that they are kept. */
export function useEditor<View>(): Editor<View> {
  const [open, setOpen] = useState<View | 'new' | null>(null);
  return {
    open,
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
