import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import {
  itemEndpoints,
  itemMatchQuery,
  type ItemMatch,
  type RentalItemAdminView,
} from '#contracts/catalog/rental-items.ts';
import { MAX_BULK_ITEMS } from '#domain/limits.ts';
import { newId } from '#domain/uuid.ts';
import { UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { narrowed, pathsAfterWrite } from '../../data/queries.ts';
import { appointmentInZone } from '../../data/times.ts';
import type { ListState } from '../../data/use-list.ts';
import { useUndo } from '../../form/use-undo.ts';
import { useUndoLater } from '../../history/use-undo-later.ts';
import { Button } from '../../parts/Button.tsx';
import { part } from '../../parts/loading.tsx';
import { LIST } from '../../parts/texts.ts';
import type { Selection } from '../../parts/use-selection.ts';
import { SCHEDULED } from '../scheduled/texts.ts';
import { BULK } from './bulk-texts.ts';

const BulkDialog = part(async () => (await import('./BulkDialog.tsx')).BulkDialog);

const ITEM_REREADS = pathsAfterWrite(itemEndpoints.list.path);

interface BulkBarProps {
  list: ListState<RentalItemAdminView>;
  selection: Selection;
}

/** Actions on selected items; hidden without a selection. */
export function BulkBar({ list, selection }: BulkBarProps) {
  const [isOpen, setOpen] = useState(false);
  const offerUndo = useOfferUndo();
  const { rows = [], total, params } = list;
  const all = useMutation({
    mutationFn: () => {
      // Parameters of the list were checked by its schema, which has the same filters.
      const query = narrowed(params, itemMatchQuery.shape) as ItemMatch;
      return call(itemBulkEndpoints.match, { query });
    },
    onSuccess: ({ items }) => selection.selectAll(items),
    meta: { failed: BULK.notSelected },
  });
  const remove = useMutation({
    mutationFn: (batchId: string) =>
      call(itemBulkEndpoints.remove, { body: { items: selection.items(), batchId } }),
    onSuccess: ({ batchId, changed }) => {
      selection.clear();
      offerUndo(batchId, BULK.deleted(changed));
    },
    meta: { failed: BULK.notDeleted, rereads: ITEM_REREADS },
  });
  if (selection.size === 0) return null;
  const disabled = all.isPending || remove.isPending;
  const { isPageSelected } = selection;
  // Entries in the trash can only be restored.
  const isSelectable = params.deleted !== '1' && rows.length > 0;
  const canSelectMore =
    isSelectable && (!isPageSelected || selection.size < Math.min(total, MAX_BULK_ITEMS));
  return (
    <div
      role="region"
      aria-label={BULK.bar}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-2 border-t border-ivory-300 bg-ivory-50 px-4 py-2 sm:-mx-6 sm:px-6"
    >
      <p role="status" className="font-semibold">
        {BULK.selected(selection.size)}
      </p>
      {canSelectMore && (
        <Button
          look="row-quiet"
          // A table has a box for its page, above those of its rows.
          className={`underline ${isPageSelected ? '' : 'lg:hidden'}`}
          disabled={disabled}
          onClick={() => (isPageSelected ? all.mutate() : selection.togglePage())}
        >
          {isPageSelected ? BULK.selectAll(total) : LIST.selectPage}
        </Button>
      )}
      <div className="flex grow flex-wrap justify-end gap-2">
        <Button look="row-quiet" onClick={selection.clear}>
          {BULK.clear}
        </Button>
        <Button
          look="row-outline"
          className="text-rose-600"
          disabled={disabled}
          onClick={() => remove.mutate(newId())}
        >
          {BULK.delete}
        </Button>
        <Button look="night" disabled={disabled} onClick={() => setOpen(true)}>
          {BULK.change}
        </Button>
      </div>
      {isOpen && (
        <BulkDialog
          items={selection.items()}
          onLeaveOut={selection.leaveOut}
          onClose={() => setOpen(false)}
          onChanged={({ batchId, changed, held, dueAt }) => {
            selection.clear();
            setOpen(false);
            if (dueAt) notify(SCHEDULED.done(changed, appointmentInZone(dueAt.getTime())));
            else offerUndo(batchId, { ...BULK.changed(changed), detail: SCHEDULED.manyHeld(held) });
          }}
        />
      )}
    </div>
  );
}

/** @returns a function that adds Undo to a toast and shows it */
function useOfferUndo(): (batchId: string, toast: ToastText) => void {
  const { undo } = useUndo({
    send: (batch: string, query) => call(itemBulkEndpoints.undo, { params: { batch }, query }),
    done: ({ undone, left }) => BULK.undone(undone, left),
    failure: BULK.notUndone,
    rereads: ITEM_REREADS,
  });
  const undoLater = useUndoLater();
  return (batchId, toast) =>
    notify({
      ...toast,
      detail: [toast.detail, undoLater].filter(Boolean).join(' '),
      action: { label: UNDO, run: () => undo(batchId) },
    });
}
