import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { itemBulkEndpoints, type BulkResult } from '#contracts/catalog/bulk.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { DESPITE_SHORT } from '#contracts/stock/edit.ts';
import { ROUNDING_STEPS, type BulkChange } from '#domain/bulk-change.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { shopMoment } from '#domain/shop-time.ts';
import { FieldFrame, fieldAttributes, TextField } from '#ui/Field.tsx';
import { Select, type SelectItem } from '#ui/Select.tsx';
import { useAllCategories } from '../../data/use-list.ts';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { ShortQuestion } from '../../form/ShortQuestion.tsx';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { usePressId } from '../../form/use-press-id.ts';
import { useShortageQuestion } from '../../form/use-shortage-question.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import { CheckBox } from '../../parts/CheckBox.tsx';
import { asChoices } from '../../parts/Filters.tsx';
import { messageOf, refusedTime } from '../scheduled/schedule-form.ts';
import { SCHEDULED_REREADS } from '../scheduled/use-scheduled.ts';
import { useTimeFaults } from '../scheduled/use-time-faults.ts';
import { WhenFields } from '../scheduled/WhenFields.tsx';
import { ITEMS } from '../texts.ts';
import { bulkChange, NO_CHANGE, type BulkValues } from './bulk-form-values.ts';
import { BULK } from './bulk-texts.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { ITEM_KIND } from './item-form-values.ts';
import { useBulkPreview } from './use-bulk-preview.ts';

interface BulkDialogProps {
  /** Each `<id>:<version>`. */
  items: readonly string[];
  onLeaveOut: (ids: readonly string[]) => void;
  onClose: () => void;
  onChanged: (done: Done) => void;
}

interface Done extends BulkResult {
  /** When the items are to be changed; left out if they are changed already. */
  dueAt?: Date;
}

const WHEN: readonly SelectItem[] = [{ value: 'later', label: BULK.later }];
const YES_OR_NO: readonly SelectItem[] = [
  { value: 'yes', label: BULK.yes },
  { value: 'no', label: BULK.no },
];
const UNITS = ITEM_UNITS.map((unit) => ({ value: unit, label: unit }));
const STEPS = ROUNDING_STEPS.map((step) => ({ value: String(step), label: BULK.roundings[step] }));
const { labels } = ITEM_KIND;

type TextName = Exclude<keyof BulkValues, 'withOptions'>;

/** Changes many items at once, with a preview (@items.bulk-preview). */
export function BulkDialog({ items, onLeaveOut, onClose, onChanged }: BulkDialogProps) {
  const id = useId();
  const form = useKeptDialog('rental-items/bulk', 'change', () => NO_CHANGE);
  const [isChecked, setChecked] = useState(false);
  const { data: offered } = useAllCategories();
  const categories = offered ?? [];
  const { values } = form;
  const pressId = usePressId(form, true);
  const { change, faults } = bulkChange(
    values,
    offered?.map((category) => category.id),
  );
  const isFaulty = Object.keys(faults).length > 0;
  const preview = useBulkPreview(items, change, isFaulty);
  const question = useShortageQuestion(values);
  const isLater = values.when === 'later';
  const timeErrors = useTimeFaults(values, isLater);
  const isEmpty = changesNothing(isLater, change, preview.changed);
  const save = useMutation({
    mutationFn: async ({ isDespiteShort }: { isDespiteShort: boolean }): Promise<Done> => {
      const body = { items: [...items], change, batchId: pressId() };
      const query = isDespiteShort ? DESPITE_SHORT : {};
      if (!isLater) return call(itemBulkEndpoints.change, { query, body });
      const { day, time } = values;
      const scheduled = { ...body, when: { day, time } };
      const { batchId, count } = await call(scheduledEndpoints.scheduleMany, { body: scheduled });
      return { batchId, changed: count, dueAt: shopMoment(day, time).at };
    },
    onSuccess: (done) => {
      form.settle();
      onChanged(done);
    },
    onError: (cause) => {
      question.ask(cause, values);
    },
    meta: { rereads: SCHEDULED_REREADS },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (
      isFaulty ||
      Object.keys(timeErrors).length > 0 ||
      !preview.isReady ||
      isEmpty ||
      save.isPending
    )
      return;
    save.mutate({ isDespiteShort: false });
  };
  const textField = (name: TextName, label: string, hint?: string) => (
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
  const choiceField = (name: TextName, label: string, choices: readonly SelectItem[]) => (
    <FieldFrame id={`${id}-${name}`} label={label}>
      <Select
        {...fieldAttributes(`${id}-${name}`)}
        name={name}
        {...(name !== 'roundTo' && { placeholder: name === 'when' ? BULK.now : BULK.asItIs })}
        items={choices}
        value={values[name]}
        onChange={({ target }) => form.set(name, target.value)}
      />
    </FieldFrame>
  );
  const published = choiceField('isPublished', labels.isPublished, YES_OR_NO);
  const refused = refusedTime(save.error);
  const message = question.words === '' ? messageOf(save.error, refused) : '';
  return (
    <AdminModal
      needs={itemBulkEndpoints.change}
      title={BULK.title(items.length)}
      onClose={onClose}
      className="modal-large"
    >
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{BULK.intro}</p>
        <div className="grid gap-4 sm:grid-cols-3">{choiceField('when', BULK.when, WHEN)}</div>
        {isLater && (
          <>
            <WhenFields
              day={values.day}
              time={values.time}
              errors={isChecked ? { ...refused, ...timeErrors } : {}}
              onChange={(name, value) => {
                // The failure was about the former time.
                if (save.isError) save.reset();
                form.set(name, value);
              }}
            />
            <p>{BULK.laterIntro}</p>
          </>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          {choiceField('priceKind', BULK.price, asChoices(BULK.priceKinds))}
          {values.priceKind !== '' && (
            <>
              {textField(
                'by',
                values.priceKind.startsWith('percent') ? BULK.percent : BULK.dollars,
              )}
              {values.priceKind !== 'exact' && choiceField('roundTo', BULK.roundTo, STEPS)}
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
        {isLater ? (
          <div className="grid gap-4 sm:grid-cols-3">{published}</div>
        ) : (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              {choiceField('isActive', labels.isActive, YES_OR_NO)}
              {published}
              {choiceField('isFeatured', labels.isFeatured, YES_OR_NO)}
              {choiceField(
                'categoryId',
                labels.categoryId,
                categories.map(({ id: value, name }) => ({ value, label: name })),
              )}
              {choiceField('unit', labels.unit, UNITS)}
              {textField('availability', labels.availability, ITEMS.zeroInStock)}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {textField('addTags', BULK.add('tags'), BULK.commas)}
              {textField('removeTags', BULK.remove('tags'), BULK.commas)}
              {textField('addColors', BULK.add('colors'), BULK.commas)}
              {textField('removeColors', BULK.remove('colors'), BULK.commas)}
            </div>
          </>
        )}
        <BulkPreview
          preview={preview}
          categories={categories}
          isLater={isLater}
          onLeaveOut={onLeaveOut}
        />
        <ShortQuestion
          words={question.words}
          disabled={save.isPending}
          onSave={() => save.mutate({ isDespiteShort: true })}
        />
        {message !== '' && (
          <p role="alert" className="font-semibold text-rose-600">
            {message}
          </p>
        )}
        <DialogFoot
          form={form}
          label={buttonText(isLater, save.isPending, preview.changed)}
          disabled={save.isPending || isEmpty || preview.refused > 0}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}

/**
 * @param changed items that the change would alter now; does not count for a scheduled change, because the items may
 *   be different by then
 */
function changesNothing(isLater: boolean, change: BulkChange, changed: number): boolean {
  return isLater ? Object.keys(change).length === 0 : changed === 0;
}

function buttonText(isLater: boolean, isPending: boolean, count: number): string {
  if (isPending) return BULK.applying;
  return isLater ? BULK.schedule(count) : BULK.apply(count);
}
