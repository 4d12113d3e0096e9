import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { bookedEndpoints, type Cancellation } from '#contracts/inquiries/booked-events.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { firstName } from '#domain/first-name.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, TextAreaField, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { Button } from '../../parts/Button.tsx';
import { CheckBox } from '../../parts/CheckBox.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { NoMailServer } from '../../parts/NoMailServer.tsx';
import { amountError, tidyAmount } from '../../quotes/typed-numbers.ts';
import { eventDays } from '../event-words.ts';
import { useWork } from '../use-work.ts';
import { cancellationOf, type CancelValues } from './cancellation.ts';
import { CANCEL, CANCELED_BY_LABELS, PAYMENTS } from './texts.ts';

interface CancelDialogProps {
  inquiry: InquiryWorkView;
  onClose: () => void;
}

/**
 * Cancels a booked event (@event.cancel): by whom, why, with which fee, and whether to mail the
 * customer.
 */
export function CancelDialog({ inquiry, onClose }: CancelDialogProps) {
  const id = useId();
  const { name, email, money, packed, version } = inquiry;
  const form = useKeptDialog<CancelValues>('cancellations', inquiry.id, () => ({
    by: 'customer',
    reason: '',
    keepsFee: false,
    fee: '',
    isMailed: false,
    message: CANCEL.firstMessage(firstName(name), eventDays(inquiry)),
  }));
  const { by, reason, keepsFee, fee, isMailed, message } = form.values;
  const mayMail = email !== '';
  const [feeFault, setFeeFault] = useState('');
  const cancel = useWork(
    inquiry.id,
    (body: Cancellation) => call(bookedEndpoints.cancel, { params: { id: inquiry.id }, body }),
    CANCEL.notDone,
  );
  const errors: Record<string, string | undefined> = failureOf(cancel.error).fields;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (cancel.isPending) return;
    const fault = keepsFee
      ? amountError(fee) || (fee.trim() === '' ? PAYMENTS.amountMissing : '')
      : '';
    setFeeFault(fault);
    if (fault !== '') return;
    cancel.mutate(cancellationOf(form.values, { version, mayMail }), {
      onSuccess: () => {
        form.settle();
        notify(info(CANCEL.done, name));
        onClose();
      },
    });
  };
  return (
    <AdminModal needs={bookedEndpoints.cancel} title={CANCEL.title(name)} onClose={onClose}>
      <form className="space-y-4" onSubmit={submit}>
        <p>{CANCEL.intro}</p>
        {packed.length > 0 && <p className="font-semibold break-words">{CANCEL.packed(packed)}</p>}
        <FieldFrame id={`${id}-by`} label={CANCEL.by} required>
          <Select
            id={`${id}-by`}
            items={asChoices(CANCELED_BY_LABELS)}
            value={by}
            onChange={({ target }) => form.set('by', target.value)}
          />
        </FieldFrame>
        <TextField
          id={`${id}-reason`}
          name="reason"
          label={CANCEL.reason}
          required
          maxLength={MAX_LENGTH.shortDescription}
          error={errors['reason']}
          value={reason}
          onChange={({ target }) => form.set('reason', target.value)}
        />
        <CheckBox
          label={CANCEL.keepsFee}
          checked={keepsFee}
          onChange={(isChecked) => form.set('keepsFee', isChecked)}
        />
        {keepsFee && (
          <TextField
            id={`${id}-fee`}
            name="feeKeptCents"
            label={CANCEL.fee}
            inputMode="decimal"
            required
            hint={money ? CANCEL.received(money.receivedCents) : undefined}
            error={feeFault || errors['feeKeptCents']}
            value={fee}
            onChange={({ target }) => form.set('fee', target.value)}
            onBlur={() => form.set('fee', tidyAmount(fee))}
          />
        )}
        {mayMail && (
          <CheckBox
            label={CANCEL.mails}
            checked={isMailed}
            onChange={(isChecked) => form.set('isMailed', isChecked)}
          />
        )}
        {mayMail && isMailed && <NoMailServer recipient={email} />}
        {mayMail && isMailed && (
          <TextAreaField
            id={`${id}-message`}
            name="message"
            label={CANCEL.message}
            hint={CANCEL.messageHint}
            required
            maxLength={MAX_LENGTH.message}
            error={errors['message']}
            value={message}
            onChange={({ target }) => form.set('message', target.value)}
          />
        )}
        <DialogFoot
          form={form}
          label={CANCEL.save}
          look="danger"
          disabled={cancel.isPending}
          discard={CANCEL.keepAndClear}
          onClose={onClose}
        >
          <Button look="quiet" onClick={onClose}>
            {CANCEL.keep}
          </Button>
        </DialogFoot>
      </form>
    </AdminModal>
  );
}
