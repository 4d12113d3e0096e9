import { useState, type ReactElement } from 'react';
import { call } from '#api-client/call.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { useIsClosed } from '../form/use-is-closed.ts';
import { part } from '../parts/loading.tsx';
import { shortagesOf } from '../stock/short-failure.ts';
import { tellStatus, toldOfCancellation } from './status-toast.ts';
import { useWork } from './use-work.ts';
import { WORK } from './work-texts.ts';

const UndoDialog = part(async () => (await import('./UndoDialog.tsx')).UndoDialog);

interface Undo {
  version: number;
  /** Why it is booked again that no longer fits. */
  overbookReason?: string;
}

/**
 * Undoes the last change of status (@inquiry.moves).
 * @returns with the dialog to show: where an event is to be booked again that no longer fits, it asks for the reason
 */
export function useUndoStatus(inquiry: InquiryWorkView): {
  isPending: boolean;
  /** @param version of the request with the change */
  undo: (version: number) => void;
  dialog: ReactElement | null;
} {
  const [short, setShort] = useState<readonly ShortageView[]>([]);
  // A toast may undo it once the page is closed; no dialog opens then.
  const isClosed = useIsClosed();
  const { mutate, isPending } = useWork(
    inquiry.id,
    (body: Undo) => call(workEndpoints.undo, { params: { id: inquiry.id }, body }),
    WORK.notUndone,
    { showsShortages: () => !isClosed.current },
  );
  const undo = (body: Undo, onUndone?: () => void) =>
    mutate(body, {
      onError: (error) => {
        const shortages = shortagesOf(error);
        if (shortages.length > 0) setShort(shortages);
      },
      onSuccess: (page) => {
        onUndone?.();
        setShort([]);
        tellStatus(page, undefined, toldOfCancellation(inquiry, page));
      },
    });
  const dialog =
    short.length === 0 ? null : (
      <UndoDialog
        inquiry={inquiry}
        short={short}
        isBusy={isPending}
        onUndo={(overbookReason, onUndone) =>
          undo({ version: inquiry.version, overbookReason }, onUndone)
        }
        onClose={() => setShort([])}
      />
    );
  return { isPending, undo: (version) => undo({ version }), dialog };
}
