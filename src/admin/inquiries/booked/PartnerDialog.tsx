import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import {
  bookedEndpoints,
  partnerPieceSchema,
  type PartnerPieceInput,
} from '#contracts/inquiries/booked-events.ts';
import type { PartnerPieceView } from '#contracts/inquiries/booked-views.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { typedCount } from '#domain/typed-count.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { TextField } from '#ui/Field.tsx';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { schemaFaults } from '../../form/field-faults.ts';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { CheckBox } from '../../parts/CheckBox.tsx';
import { ItemSearch } from '../../parts/ItemSearch.tsx';
import { amountError, amountText, centsOf, tidyAmount } from '../../quotes/typed-numbers.ts';
import { useWork } from '../use-work.ts';
import { lineOffers } from './agreed-values.ts';
import { PARTNERS } from './texts.ts';

interface PartnerDialogProps {
  inquiry: InquiryWorkView;
  /** Null for new pieces. */
  pieces: PartnerPieceView | null;
  onClose: () => void;
}

type Name = 'quantity' | 'partner' | 'cost';

const NOTHING = {
  item: { itemId: '', option: '', name: '' },
  quantity: '',
  partner: '',
  cost: '',
  isConfirmed: false,
};

function valuesOf(pieces: PartnerPieceView | null): typeof NOTHING {
  if (!pieces) return NOTHING;
  const { itemId, option, name, quantity, partner, costCents, isConfirmed } = pieces;
  const item = { itemId, option, name };
  return { item, quantity: String(quantity), partner, cost: amountText(costCents), isConfirmed };
}

function inputOf(pieces: PartnerPieceView): PartnerPieceInput {
  const { itemId, option, quantity, partner, costCents, isConfirmed } = pieces;
  return { itemId, option, quantity, partner, costCents, isConfirmed };
}

/** Adds or changes a partner's pieces for an event. */
export function PartnerDialog({ inquiry, pieces, onClose }: PartnerDialogProps) {
  const id = useId();
  const form = useKeptDialog(`partner-pieces/${inquiry.id}`, pieces?.id ?? '', () =>
    valuesOf(pieces),
  );
  const { values, newId = '' } = form;
  const { item, isConfirmed } = values;
  const [faults, setFaults] = useState<Record<string, string>>({});
  /** The pieces when the dialog opened; the server refuses if they have changed since. */
  const [was] = useState(() => pieces && inputOf(pieces));
  const input = {
    itemId: item.itemId,
    option: item.option,
    quantity: typedCount(values.quantity),
    partner: values.partner,
    costCents: centsOf(values.cost),
    isConfirmed,
  };
  const params = { id: inquiry.id, pieces: pieces?.id ?? newId };
  const save = useWork(
    inquiry.id,
    () => call(bookedEndpoints.savePartnerPieces, { params, body: { ...input, was } }),
    PARTNERS.notSaved,
  );
  const errors: Record<string, string | undefined> = { ...failureOf(save.error).fields, ...faults };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const cost = amountError(values.cost);
    const { error } = partnerPieceSchema.safeParse(input);
    const found = {
      ...schemaFaults(error, (path) => (path === 'costCents' ? 'cost' : path)),
      ...(cost !== '' && { cost }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    save.mutate(undefined, {
      onSuccess: () => {
        form.settle();
        notify(info(PARTNERS.saved, item.name));
        onClose();
      },
    });
  };
  const field = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    label: PARTNERS[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFaults({});
      form.set(name, target.value);
    },
  });
  return (
    <AdminModal
      needs={bookedEndpoints.savePartnerPieces}
      title={pieces ? PARTNERS.editTitle : PARTNERS.addTitle}
      onClose={onClose}
    >
      <form className="space-y-4" noValidate onSubmit={submit}>
        <ItemSearch
          id={`${id}-itemId`}
          label={item.name === '' ? PARTNERS.chooseItem : PARTNERS.chooseOther}
          error={errors['itemId']}
          offersOf={lineOffers}
          onPick={({ line: { itemId, option, name } }) => {
            setFaults({});
            form.set('item', { itemId, option, name });
          }}
        />
        {item.name !== '' && (
          <p>
            <span>{`${PARTNERS.item}: `}</span>
            <strong>{item.name}</strong>
          </p>
        )}
        <TextField {...field('quantity')} inputMode="numeric" required />
        <TextField {...field('partner')} maxLength={MAX_LENGTH.name} required />
        <TextField
          {...field('cost')}
          inputMode="decimal"
          onBlur={() => form.set('cost', tidyAmount(values.cost))}
        />
        <CheckBox
          label={PARTNERS.confirmed}
          hint={PARTNERS.confirmedHint}
          checked={isConfirmed}
          onChange={(isChecked) => form.set('isConfirmed', isChecked)}
        />
        <DialogFoot form={form} label={PARTNERS.save} disabled={save.isPending} onClose={onClose} />
      </form>
    </AdminModal>
  );
}
