import { useId, type SyntheticEvent } from 'react';
import type { ShortageView } from '#contracts/stock/stock.ts';
import type { Needed } from '../accounts/session/may.ts';
import { DialogFoot } from '../form/DialogFoot.tsx';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Overbook } from '../stock/Overbook.tsx';

/** A form that keeps the reason until it is saved or discarded. */
type ReasonForm = ReturnType<typeof useReason>;

/**
 * @param path unique name of the dialog in the admin
 * @param inquiryId of the booked event
 */
export function useReason(path: string, inquiryId: string) {
  return useKeptDialog(path, inquiryId, () => ({ overbookReason: '' }));
}

interface AnywayDialogProps {
  /** The endpoint that it calls. */
  needs: Needed;
  title: string;
  intro: string;
  /** Text of the submit button. */
  label: string;
  form: ReasonForm;
  short: readonly ShortageView[];
  /** What else failed; may be empty. */
  problem?: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks why an event is booked again that no longer fits (@stock.confirm). */
export function AnywayDialog(props: AnywayDialogProps) {
  const {
    needs,
    title,
    intro,
    label,
    form,
    short,
    problem = '',
    isBusy,
    onSubmit,
    onClose,
  } = props;
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <AdminModal needs={needs} title={title} onClose={onClose}>
      <form className="space-y-4" onSubmit={submit}>
        <p>{intro}</p>
        <Overbook
          id={id}
          short={short}
          reason={form.values.overbookReason}
          onReason={(reason) => form.set('overbookReason', reason)}
        />
        {problem !== '' && (
          <p role="alert" className="rounded-md bg-rose-100 p-3 font-semibold text-rose-600">
            {problem}
          </p>
        )}
        <DialogFoot form={form} label={label} disabled={isBusy} onClose={onClose} />
      </form>
    </AdminModal>
  );
}
