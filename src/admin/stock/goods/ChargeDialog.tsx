import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { goodsEndpoints, type GoodsPieceView } from '#contracts/stock/goods.ts';
import { formatCents } from '#domain/money.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { TextField } from '#ui/Field.tsx';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { amountError, amountText, centsOf, tidyAmount } from '../../quotes/typed-numbers.ts';
import { amountOf } from './fault-values.ts';
import { changedCharge, CHARGE, NEW_CHARGE } from './texts.ts';

interface ChargeDialogProps {
  piece: Pick<GoodsPieceView, 'itemId' | 'option' | 'name' | 'charge'>;
  inquiryId: string;
  /** Number of missing or damaged pieces. */
  count: number;
  onClose: () => void;
}

/** Charges the customer for missing or damaged pieces (@goods.charge). */
export function ChargeDialog({ piece, inquiryId, count, onClose }: ChargeDialogProps) {
  const id = useId();
  const { itemId, option, name, charge } = piece;
  const words = charge ? changedCharge(amountOf(charge)) : NEW_CHARGE;
  const form = useKeptDialog(`charges/${inquiryId}`, `${itemId}/${option}`, () => ({
    price: amountText(charge?.unitCents ?? 0),
  }));
  const { price } = form.values;
  const [fault, setFault] = useState('');
  const charging = useMutation({
    mutationFn: () =>
      call(goodsEndpoints.charge, {
        body: { inquiryId, itemId, option, unitCents: centsOf(price) },
      }),
    onSuccess: () => {
      form.settle();
      notify(info(words.done.title, words.done.text));
      onClose();
    },
    meta: {
      failed: words.notDone,
      rereads: [inquiryEndpoints.list.path, goodsEndpoints.day.path],
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (charging.isPending) return;
    const problem = amountError(price) || (price.trim() === '' ? CHARGE.missing : '');
    setFault(problem);
    if (problem === '') charging.mutate();
    else document.getElementById(`${id}-price`)?.focus();
  };
  return (
    <AdminModal needs={goodsEndpoints.charge} title={CHARGE.title(count, name)} onClose={onClose}>
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{words.intro}</p>
        <TextField
          id={`${id}-price`}
          name="price"
          label={CHARGE.price}
          hint={words.sum(formatCents(count * (centsOf(price) || 0)))}
          inputMode="decimal"
          autoComplete="off"
          required
          error={fault || failureOf(charging.error).fields['unitCents']}
          value={price}
          onChange={({ target }) => {
            setFault('');
            form.set('price', target.value);
          }}
          onBlur={() => form.set('price', tidyAmount(price))}
        />
        <DialogFoot
          form={form}
          label={words.save}
          disabled={charging.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}
