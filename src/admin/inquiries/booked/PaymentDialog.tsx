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

const NAMES = ['cents', 'receivedOn', 'method', 'note'] as const;

/** Writes down what came in or went back; pressed again, it counts once. */
export function PaymentDialog({ inquiry, money, kind, onClose }: PaymentDialogProps) {
  const id = useId();
  const [today] = useState(() => todayInDetroit(new Date()));
  const form = useKeptDialog(`payments/${kind}`, inquiry.id, () => ({
    cents: firstAmount(money, kind),
    receivedOn: today,
    method: '',
    note: '',
  }));
  // The same payment keeps its id, however often it is sent.
  const { values, newId: paymentId = '' } = form;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const params = { id: inquiry.id };
  const save = useWork(
    inquiry.id,
    () => {
      const method = PAYMENT_METHODS.find((each) => each === values.method) ?? 'other';
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
    const first = NAMES.find((name) => found[name] !== undefined);
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
  const field = (name: (typeof NAMES)[number]) => ({
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
  const { readOnly: _readOnly, error, ...how } = field('method');
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
        <FieldFrame id={how.id} label={PAYMENTS.how} error={error} required>
          <Select
            {...how}
            {...fieldAttributes(how.id, error)}
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
        <DialogFoot form={form} label={PAYMENTS.save} isOff={save.isPending} onClose={onClose} />
      </form>
    </Modal>
  );
}

/** @returns what is due: most of what comes is just that */
function firstAmount({ depositDueCents, balanceCents }: MoneyView, kind: PaymentKind): string {
  const due = depositDueCents > 0 ? depositDueCents : balanceCents;
  const cents = kind === 'payment' ? due : -balanceCents;
  return cents > 0 ? formatCents(cents) : '';
}

function faultsOf({
  cents,
  ...values
}: { cents: string } & Record<string, string>): Record<string, string> {
  const typed = amountError(cents);
  const { error } = paymentSchema.safeParse({
    ...values,
    cents: typed === '' ? centsOf(cents) : 0,
  });
  return { ...schemaFaults(error), ...(typed !== '' && { cents: typed }) };
}
