import { useMutation } from '@tanstack/react-query';
import { call } from '#api-client/call.ts';
import { inquiryEndpoints, type InquiryView } from '#contracts/inquiries/list.ts';
import type { ShortageView } from '#contracts/stock/stock.ts';
import { notify } from '#stores/toasts.ts';
import { failureWords } from '../data/failure-words.ts';
import { pathsAfterWrite } from '../data/queries.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { shortagesOf } from '../stock/short-failure.ts';
import { AnywayDialog, useReason } from './AnywayDialog.tsx';
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
  const form = useReason('restorations', inquiry.id);
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
  return (
    <AnywayDialog
      needs={inquiryEndpoints.restore}
      title={RESTORE.title(inquiry.name)}
      intro={RESTORE.intro(eventDays(inquiry))}
      label={RESTORE.anyway}
      form={form}
      short={latest.length > 0 ? latest : firstShort}
      problem={restore.error && latest.length === 0 ? failureWords(restore.error) : ''}
      isBusy={restore.isPending}
      onSubmit={() => restore.mutate()}
      onClose={onClose}
    />
  );
}
