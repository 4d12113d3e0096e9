import { useMutation } from '@tanstack/react-query';
import { useId, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { pathsAfterWrite } from '../data/queries.ts';
import { DialogFoot } from '../form/DialogFoot.tsx';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { Overbook } from '../stock/Overbook.tsx';
import { shortagesOf } from '../stock/short-failure.ts';
import { eventDays } from './event-words.ts';
import { RESTORE } from './list-texts.ts';

interface RestoreDialogProps {
  inquiry: InquiryView;
  /** Why it was not restored. */
  short: readonly ShortageView[];
  onClose: () => void;
}

/** Restores a booked event that no longer fits, with a reason (@inquiry.trash). */
export function RestoreDialog({ inquiry, short: firstShort, onClose }: RestoreDialogProps) {
  const id = useId();
  const form = useKeptDialog('restorations', inquiry.id, () => ({ overbookReason: '' }));
  const { overbookReason } = form.values;
  const restore = useMutation({
    mutationFn: () =>
      call(inquiryEndpoints.restore, { params: { id: inquiry.id }, body: { overbookReason } }),
    onSuccess: () => {
      form.settle();
      notify(ADMIN_TOASTS.restored('Request', inquiry.name));
      onClose();
    },
    meta: { rereads: pathsAfterWrite(inquiryEndpoints.list.path) },
  });
  // Refused again, such as for a reason of spaces alone: with what is short by now.
  const latest = shortagesOf(restore.error);
  const problem = restore.error && latest.length === 0 ? failureWords(restore.error) : '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!restore.isPending) restore.mutate();
  };
  return (
    <AdminModal
      needs={inquiryEndpoints.restore}
      title={RESTORE.title(inquiry.name)}
      onClose={onClose}
    >
      <form className="space-y-4" onSubmit={submit}>
        <p>{RESTORE.intro(eventDays(inquiry))}</p>
        <Overbook
          id={id}
          short={latest.length > 0 ? latest : firstShort}
          reason={overbookReason}
          onReason={(reason) => form.set('overbookReason', reason)}
        />
        {problem !== '' && (
          <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {problem}
          </p>
        )}
        <DialogFoot
          form={form}
          label={RESTORE.anyway}
          disabled={restore.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}
