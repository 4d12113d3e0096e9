import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { scheduledEndpoints } from '#contracts/catalog/scheduled.ts';
import { displayPrice, formatCents } from '#domain/money.ts';
import type { OptionPrice, ScheduledKind } from '#domain/scheduled-change.ts';
import { shopMoment } from '#domain/shop-time.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, fieldAttributes, TextField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { appointmentInZone } from '../../data/times.ts';
import { DialogFoot } from '../../form/DialogFoot.tsx';
import { useKeptDialog } from '../../form/use-kept-dialog.ts';
import { usePressId } from '../../form/use-press-id.ts';
import { AdminModal } from '../../parts/AdminModal.tsx';
import {
  messageOf,
  NOTHING_SCHEDULED,
  refusedFields,
  scheduledChange,
  takenTime,
  type Schedulable,
  type ScheduleFaults,
} from './schedule-form.ts';
import { ScheduledLines } from './ScheduledLines.tsx';
import { SCHEDULED } from './texts.ts';
import { SCHEDULED_REREADS } from './use-scheduled.ts';
import { useTimeFaults } from './use-time-faults.ts';
import { WhenFields } from './WhenFields.tsx';

interface ScheduleDialogProps {
  kind: ScheduledKind;
  view: Schedulable;
  onClose: () => void;
}

/** Schedules a change of one entity (@schedule.change). */
export function ScheduleDialog({ kind, view, onClose }: ScheduleDialogProps) {
  const id = useId();
  const form = useKeptDialog('scheduled', view.id, () => NOTHING_SCHEDULED);
  const [isChecked, setChecked] = useState(false);
  const { values } = form;
  const pressId = usePressId(form);
  const { change, faults: inputFaults } = scheduledChange(kind, values, view);
  const timeErrors = useTimeFaults(values, true);
  const faults: ScheduleFaults = {
    ...takenTime(view.scheduled, values, change),
    ...timeErrors,
    ...inputFaults,
  };
  const save = useMutation({
    mutationFn: () =>
      call(scheduledEndpoints.schedule, {
        body: {
          of: { kind, id: view.id, version: view.version, change },
          when: { day: values.day, time: values.time },
          batchId: pressId(),
        },
      }),
    onSuccess: ({ count }) => {
      form.settle();
      const { at } = shopMoment(values.day, values.time);
      notify(SCHEDULED.done(count, appointmentInZone(at.getTime())));
      onClose();
    },
    meta: { rereads: SCHEDULED_REREADS },
  });
  const refused = refusedFields(save.error);
  const shownFaults: ScheduleFaults = isChecked ? { ...refused, ...faults } : {};
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate();
  };
  const { label, yes, no } = SCHEDULED.visibility[kind];
  const hasPrice = kind !== 'category';
  const message = messageOf(save.error, refused) || (isChecked ? (faults.all ?? '') : '');
  return (
    <AdminModal
      needs={scheduledEndpoints.schedule}
      title={SCHEDULED.title(view.name)}
      onClose={onClose}
    >
      <form className="space-y-4" noValidate onSubmit={submit}>
        {view.scheduled && <ScheduledLines scheduled={view.scheduled} isWhole />}
        <WhenFields
          day={values.day}
          time={values.time}
          errors={shownFaults}
          onChange={(name, value) => {
            // The failure was about the former time.
            if (save.isError) save.reset();
            form.set(name, value);
          }}
        />
        <p>{SCHEDULED.intro}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          <FieldFrame id={`${id}-isShown`} label={label}>
            <Select
              {...fieldAttributes(`${id}-isShown`)}
              name="isShown"
              placeholder={SCHEDULED.asItIs}
              items={[
                { value: 'yes', label: yes },
                { value: 'no', label: no },
              ]}
              value={values.isShown}
              onChange={({ target }) => form.set('isShown', target.value)}
            />
          </FieldFrame>
          {hasPrice && (
            <TextField
              id={`${id}-price`}
              name="price"
              label={kind === 'item' ? SCHEDULED.price : SCHEDULED.startingPrice}
              hint={SCHEDULED.now(displayPrice(view.price ?? view.startingPrice ?? ''))}
              error={shownFaults.price}
              inputMode="decimal"
              autoComplete="off"
              value={values.price}
              onChange={({ target }) => form.set('price', target.value)}
            />
          )}
        </div>
        {view.options && view.options.length > 0 && (
          <div className="grid gap-4 sm:grid-cols-3">
            {firstOfEach(view.options).map(({ name, price }, index) => (
              <TextField
                key={name}
                id={`${id}-option-${index}`}
                name={`option-${index}`}
                label={SCHEDULED.optionPrice(name)}
                hint={SCHEDULED.now(formatCents(Math.round(price * 100)))}
                error={shownFaults.options}
                inputMode="decimal"
                autoComplete="off"
                value={values.options[name] ?? ''}
                onChange={({ target }) =>
                  form.set('options', { ...values.options, [name]: target.value })
                }
              />
            ))}
          </div>
        )}
        <p className="text-sm text-night-600">{SCHEDULED.goesLive}</p>
        {message !== '' && (
          <p role="alert" className="font-semibold text-rose-600">
            {message}
          </p>
        )}
        <DialogFoot
          form={form}
          label={save.isPending ? SCHEDULED.saving : SCHEDULED.save}
          disabled={save.isPending}
          onClose={onClose}
        />
      </form>
    </AdminModal>
  );
}

/** @returns the options without later ones of the same name, because a change names its option */
function firstOfEach(options: readonly OptionPrice[]): readonly OptionPrice[] {
  const names = options.map(({ name }) => name);
  return options.filter(({ name }, index) => names.indexOf(name) === index);
}
