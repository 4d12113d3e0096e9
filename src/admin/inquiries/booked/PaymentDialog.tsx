import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { bookedEndpoints, paymentSchema } from '#contracts/inquiries/booked-events.ts';
import type { MoneyView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { PAYMENT_METHODS, type PaymentKind } from '#contracts/stock/stock.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { formatCents } from '#domain/money.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, fieldAttributes, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { schemaFaults } from '../../form/field-faults.ts';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { amountError, centsOf, tidyAmount } from '../../quotes/typed-numbers.ts';
import { useWork } from '../use-work.ts';
import { METHOD_LABELS, PAYMENTS } from './texts.ts';

interface PaymentDialogProps {
  inquiry: InquiryWorkView;
  money: MoneyView;
  kind: PaymentKind;
  onClose: () => void;
}

const FIELD_NAMES = ['cents', 'receivedOn', 'method', 'note'] as const;

/** Records a payment or refund; a second press records nothing again. */
export function PaymentDialog({ inquiry, money, kind, onClose }: PaymentDialogProps) {
  const id = useId();
  const [today] = useState(() => todayInDetroit(new Date()));
  const form = useKeptDialog(`payments/${kind}`, inquiry.id, () => ({
    cents: firstAmount(money, kind),
    receivedOn: today,
    method: '',
    note: '',
  }));
  // The payment keeps its id, however often it is sent.
  const { values, newId: paymentId = '' } = form;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const params = { id: inquiry.id };
  const save = useWork(
    inquiry.id,
    () => {
      const method = PAYMENT_METHODS.find((known) => known === values.method) ?? 'other';
      const { receivedOn, note } = values;
      const body = { id: paymentId, kind, cents: centsOf(values.cents), receivedOn, method, note };
      return call(bookedEndpoints.addPayment, { params, body });
    },
    PAYMENTS.notSaved,
  );
  const errors: Record<string, string | undefined> = { ...failureOf(save.error).fields, ...faults };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = faultsOf({ ...values, id: paymentId, kind });
    setFaults(found);
    const first = FIELD_NAMES.find((name) => found[name] !== undefined);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    save.mutate(undefined, {
      onSuccess: () => {
        form.settle();
        notify(info(PAYMENTS.saved[kind], inquiry.name));
        onClose();
      },
    });
  };
  const field = (name: (typeof FIELD_NAMES)[number]) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    readOnly: save.isPending,
    onChange: ({ target }: { target: { value: string } }) => {
      setFaults({});
      form.set(name, target.value);
    },
  });
  const { readOnly: _readOnly, error, ...method } = field('method');
  return (
    <AdminModal needs={bookedEndpoints.addPayment} title={PAYMENTS.titleOf[kind]} onClose={onClose}>
      <form className="space-y-4" noValidate onSubmit={submit}>
        <TextField
          {...field('cents')}
          label={PAYMENTS.amount}
          inputMode="decimal"
          autoComplete="off"
          required
          onBlur={() => form.set('cents', tidyAmount(values.cents))}
        />
        <TextField
          {...field('receivedOn')}
          type="date"
          label={PAYMENTS.day[kind]}
          max={today}
          required
        />
        <FieldFrame id={method.id} label={PAYMENTS.how} error={error} required>
          <Select
            {...method}
            {...fieldAttributes(method.id, error)}
            items={asChoices(METHOD_LABELS)}
            placeholder={PAYMENTS.chooseHow}
          />
        </FieldFrame>
        <TextField
          {...field('note')}
          label={PAYMENTS.note}
          hint={PAYMENTS.noteHint}
          autoComplete="off"
          maxLength={MAX_LENGTH.shortDescription}
        />
        <DialogFoot form={form} label={PAYMENTS.save} disabled={save.isPending} onClose={onClose} />
      </form>
    </AdminModal>
  );
}

/** @returns the default amount: what is due, or what was paid too much; empty for none */
function firstAmount({ depositDueCents, balanceCents }: MoneyView, kind: PaymentKind): string {
  const due = depositDueCents > 0 ? depositDueCents : balanceCents;
  const cents = kind === 'payment' ? due : -balanceCents;
  return cents > 0 ? formatCents(cents) : '';
}

function faultsOf({
  cents,
  ...values
}: { cents: string } & Record<string, string>): Record<string, string> {
  const amountFault = amountError(cents);
  const { error } = paymentSchema.safeParse({
    ...values,
    cents: amountFault === '' ? centsOf(cents) : 0,
  });
  return { ...schemaFaults(error), ...(amountFault !== '' && { cents: amountFault }) };
}
