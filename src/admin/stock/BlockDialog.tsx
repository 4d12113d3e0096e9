import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { goodsEndpoints } from '#contracts/stock/goods.ts';
import { BLOCK_REASONS } from '#contracts/stock/stock.ts';
import {
  blockSchema,
  stockEndpoints,
  type StockItemView,
  type StockTakenView,
} from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { failed, info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { fieldAttributes, FieldFrame, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { failureWords } from '../data/failure-words.ts';
import { schemaFaults } from '../form/field-faults.ts';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { blockInputOf, blockValues, typedBlock } from './block-values.ts';
import { BlockFoot } from './BlockFoot.tsx';
import { BLOCK, REASONS } from './texts.ts';

interface BlockDialogProps {
  row: Pick<StockItemView, 'itemId' | 'option' | 'name'>;
  day: CivilDate;
  /** Undefined for a new block. */
  block: StockTakenView | undefined;
  /** Of a new block; random by default. */
  newBlockId?: string;
  /** Default quantity of a new block. */
  quantity?: number;
  note?: string;
  onClose: () => void;
}

const CHOICES = BLOCK_REASONS.map((value) => ({ value, label: REASONS[value] }));

/** Takes pieces out of stock for some days (@stock.block); asks if events become short. */
export function BlockDialog(props: BlockDialogProps) {
  const { row, day, block, newBlockId, quantity, note = '', onClose } = props;
  const id = useId();
  const draftOf = block?.id ?? newBlockId ?? `${row.itemId}/${row.option}`;
  const form = useKeptDialog('stock-blocks', draftOf, () =>
    blockValues(block, { quantity, day, note }),
  );
  const { values, newId = '' } = form;
  /** The block when the dialog opened; the server refuses if it has changed since. */
  const [was] = useState(() => block && blockInputOf(row.itemId, block));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const input = typedBlock(values, { itemId: row.itemId, option: block?.option ?? row.option });
  const saving = useMutation({
    mutationFn: ({ isDespiteShort }: { isDespiteShort: boolean }) => {
      const body = { ...input, isDespiteShort };
      return block && was
        ? call(stockEndpoints.changeBlock, { params: { id: block.id }, body: { ...body, was } })
        : call(stockEndpoints.addBlock, { body: { ...body, id: newBlockId ?? newId } });
    },
    onSuccess: () => {
      form.settle();
      notify(info(BLOCK.saved.title, BLOCK.saved.text));
      onClose();
    },
    onError: (error) => {
      if (failureOf(error).fields['isDespiteShort'] === undefined) {
        notify(failed(BLOCK.notSaved, failureWords(error)));
      }
    },
    meta: { rereads: [stockEndpoints.view.path, goodsEndpoints.day.path] },
  });
  const failure = failureOf(saving.error);
  const hasQuestion = failure.fields['isDespiteShort'] !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = schemaFaults(blockSchema.safeParse(input).error);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) saving.mutate({ isDespiteShort: hasQuestion });
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  const field = (name: keyof typeof values) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: faults[name] ?? failure.fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFaults({});
      saving.reset();
      form.set(name, target.value);
    },
  });
  const { error: reasonError, ...reason } = field('reason');
  return (
    <AdminModal needs={stockEndpoints.addBlock} title={BLOCK.title(row.name)} onClose={onClose}>
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{BLOCK.intro}</p>
        <TextField
          {...field('quantity')}
          label={BLOCK.quantity}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('from')} label={BLOCK.from} type="date" required />
          <TextField {...field('to')} label={BLOCK.to} hint={BLOCK.toHint} type="date" />
        </div>
        <FieldFrame id={reason.id} label={BLOCK.reason} error={reasonError} required>
          <Select
            {...reason}
            {...fieldAttributes(reason.id, reasonError)}
            items={CHOICES}
            placeholder={BLOCK.choose}
            required
          />
        </FieldFrame>
        <TextField {...field('note')} label={BLOCK.note} maxLength={MAX_LENGTH.shortDescription} />
        <BlockFoot
          question={hasQuestion ? failureWords(saving.error) : ''}
          form={form}
          isBusy={saving.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}
