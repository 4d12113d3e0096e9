import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { OVERBOOK } from '../stock/check-texts.ts';
import { AnywayDialog, useReason } from './AnywayDialog.tsx';
import { eventDays } from './event-words.ts';
import { UNDO_MOVE } from './list-texts.ts';

interface UndoDialogProps {
  inquiry: InquiryWorkView;
  /** Why the change of status was not undone. */
  short: readonly ShortageView[];
  isBusy: boolean;
  onUndo: (overbookReason: string, onUndone: () => void) => void;
  onClose: () => void;
}

/** Books an event again that no longer fits, with a reason: it undoes the change that ended its booking (@inquiry.moves). */
export function UndoDialog({ inquiry, short, isBusy, onUndo, onClose }: UndoDialogProps) {
  const form = useReason('undone-moves', inquiry.id);
  return (
    <AnywayDialog
      needs={workEndpoints.undo}
      title={UNDO_MOVE.title(inquiry.name)}
      intro={UNDO_MOVE.intro(eventDays(inquiry))}
      label={OVERBOOK.book}
      form={form}
      short={short}
      isBusy={isBusy}
      onSubmit={() => onUndo(form.values.overbookReason, form.settle)}
      onClose={onClose}
    />
  );
}
