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
import { amountError, centsOf, tidyAmount } from '../../quotes/typed-numbers.ts';
import { CHARGE } from './texts.ts';

interface ChargeDialogProps {
  piece: Pick<GoodsPieceView, 'itemId' | 'option' | 'name'>;
  inquiryId: string;
  /** Number of missing or damaged pieces. */
  count: number;
  onClose: () => void;
}

/** Charges the customer for missing or damaged pieces (@goods.charge). */
export function ChargeDialog({ piece, inquiryId, count, onClose }: ChargeDialogProps) {
  const id = useId();
  const { itemId, option, name } = piece;
  const form = useKeptDialog(`charges/${inquiryId}`, `${itemId}/${option}`, () => ({ price: '' }));
  const { price } = form.values;
  const [fault, setFault] = useState('');
  const charging = useMutation({
    mutationFn: () =>
      call(goodsEndpoints.charge, {
        body: { inquiryId, itemId, option, unitCents: centsOf(price) },
      }),
    onSuccess: () => {
      form.settle();
      notify(info(CHARGE.done.title, CHARGE.done.text));
      onClose();
    },
    meta: { failed: CHARGE.notDone, rereads: [inquiryEndpoints.list.path] },
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
        <p>{CHARGE.intro}</p>
        <TextField
          id={`${id}-price`}
          name="price"
          label={CHARGE.price}
          hint={CHARGE.sum(formatCents(count * (centsOf(price) || 0)))}
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
          label={CHARGE.save}
          disabled={charging.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}
