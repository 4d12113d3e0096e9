import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints } from '#contracts/catalog/bulk.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { ROUNDING_STEPS } from '#domain/bulk-change.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { FieldFrame, fieldAttributes, TextField } from '#ui/Field.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Select, type SelectItem } from '#ui/Select.tsx';
import { failureWords } from '../../data/failure-words.ts';
import { pathsAfterWrite } from '../../data/queries.ts';
import { useAllCategories } from '../../data/use-list.ts';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { ShortQuestion } from '../../form/ShortQuestion.tsx';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { useShortQuestion } from '../../form/use-short-question.ts';
import { CheckBox } from '../../parts/CheckBox.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { bulkChange, NO_CHANGE, type BulkValues } from './bulk-form-values.ts';
import { BULK } from './bulk-texts.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { ITEM_KIND } from './item-form-values.ts';
import { useBulkPreview } from './use-bulk-preview.ts';

interface BulkDialogProps {
  /** As `<id>:<version>`. */
  items: readonly string[];
  onClose: () => void;
  onChanged: (batchId: string, changed: number) => void;
}

const YES_OR_NO: readonly SelectItem[] = [
  { value: 'yes', label: BULK.yes },
  { value: 'no', label: BULK.no },
];
const UNITS = ITEM_UNITS.map((unit) => ({ value: unit, label: unit }));
const STEPS = ROUNDING_STEPS.map((step) => ({ value: String(step), label: BULK.roundings[step] }));
const { labels } = ITEM_KIND;

/** One change of many items, with what it makes of each (@items.bulk-preview). */
export function BulkDialog({ items, onClose, onChanged }: BulkDialogProps) {
  const id = useId();
  const form = useKeptDialog('rental-items/bulk', 'change', () => NO_CHANGE);
  const [isChecked, setChecked] = useState(false);
  const categories = useAllCategories().data ?? [];
  const { values } = form;
  const { change, faults } = bulkChange(values);
  const isFaulty = Object.keys(faults).length > 0;
  const preview = useBulkPreview(items, change, isFaulty);
  const question = useShortQuestion(values);
  const save = useMutation({
    mutationFn: ({ isDespiteShort }: { isDespiteShort: boolean }) =>
      call(itemBulkEndpoints.change, {
        query: isDespiteShort ? DESPITE_SHORT : {},
        body: { items: [...items], change, batchId: form.newId ?? '' },
      }),
    onSuccess: ({ batchId, changed }) => {
      form.settle();
      onChanged(batchId, changed);
    },
    onError: (cause) => {
      question.ask(cause, values);
    },
    meta: { rereads: pathsAfterWrite(ITEM_KIND.endpoints.list.path) },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isFaulty || !preview.isReady || preview.changed === 0 || save.isPending) return;
    save.mutate({ isDespiteShort: false });
  };
  const text = (name: TextName, label: string, hint?: string) => (
    <TextField
      id={`${id}-${name}`}
      name={name}
      label={label}
      hint={hint}
      autoComplete="off"
      value={values[name]}
      error={isChecked || values[name] !== '' ? faults[name] : undefined}
      onChange={({ target }) => form.set(name, target.value)}
    />
  );
  const choice = (name: TextName, label: string, choices: readonly SelectItem[]) => (
    <FieldFrame id={`${id}-${name}`} label={label}>
      <Select
        {...fieldAttributes(`${id}-${name}`)}
        name={name}
        {...(name !== 'roundTo' && { placeholder: BULK.asItIs })}
        items={choices}
        value={values[name]}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </FieldFrame>
  );
  const message = save.error && question.words === '' ? failureWords(save.error) : '';
  return (
    <Modal title={BULK.title(items.length)} onClose={onClose} className="modal-large">
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{BULK.intro}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {choice('priceKind', BULK.price, asChoices(BULK.priceKinds))}
          {values.priceKind !== '' && (
            <>
              {text('by', values.priceKind.startsWith('percent') ? BULK.percent : BULK.dollars)}
              {values.priceKind !== 'exact' && choice('roundTo', BULK.roundTo, STEPS)}
            </>
          )}
        </div>
        {values.priceKind !== '' && values.priceKind !== 'exact' && (
          <CheckBox
            label={BULK.withOptions}
            checked={values.withOptions}
            onChange={(isOn) => form.set('withOptions', isOn)}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          {choice('isActive', labels.isActive, YES_OR_NO)}
          {choice('isPublished', labels.isPublished, YES_OR_NO)}
          {choice('isFeatured', labels.isFeatured, YES_OR_NO)}
          {choice(
            'categoryId',
            labels.categoryId,
            categories.map(({ id: value, name }) => ({ value, label: name })),
          )}
          {choice('unit', labels.unit, UNITS)}
          {text('availability', labels.availability)}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('addTags', BULK.add('tags'), BULK.commas)}
          {text('removeTags', BULK.remove('tags'), BULK.commas)}
          {text('addColors', BULK.add('colors'), BULK.commas)}
          {text('removeColors', BULK.remove('colors'), BULK.commas)}
        </div>
        <BulkPreview preview={preview} categories={categories} />
        <ShortQuestion
          words={question.words}
          isOff={save.isPending}
          onSave={() => save.mutate({ isDespiteShort: true })}
        />
        {message !== '' && (
          <p role="alert" className="font-semibold text-rose-600">
            {message}
          </p>
        )}
        <DialogFoot
          form={form}
          label={save.isPending ? BULK.applying : BULK.apply(preview.changed)}
          isOff={save.isPending || preview.changed === 0 || preview.refused > 0}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}

type TextName = Exclude<keyof BulkValues, 'withOptions'>;
