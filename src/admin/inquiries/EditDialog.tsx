import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { correctedSchema, type CorrectedInput } from '#contracts/inquiries/details.ts';
import { workEndpoints, type InquiryWorkView } from '#contracts/inquiries/work.ts';
import { formatEventDate } from '#domain/event-date.ts';
import { firstName } from '#domain/first-name.ts';
import { missingDetails } from '#domain/inquiry-details.ts';
import { lastDayProblem } from '#domain/last-day.ts';
import { info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { schemaFaults } from '../form/field-faults.ts';
import { useKeptDialog } from '../form/use-kept-dialog.ts';
import { useKeptText } from '../form/use-kept-text.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { OVERBOOK } from '../stock/check-texts.ts';
import { Overbook } from '../stock/Overbook.tsx';
import { shortagesOf } from '../stock/short-failure.ts';
import { MOVED } from './booked/texts.ts';
import {
  DetailFields,
  EDITED_NAMES,
  EventFields,
  type EditedName,
  type EditedValues,
} from './DetailFields.tsx';
import { eventDays } from './event-words.ts';
import { mailBody, NO_MAIL } from './mail-change.ts';
import { MailChange } from './MailChange.tsx';
import {
  detailsOf,
  isOvertaken,
  packedForFormerDay,
  readTyped,
  shownDetails,
  withTyped,
} from './typed-details.ts';
import { useWork } from './use-work.ts';
import { DETAILS } from './work-texts.ts';

interface EditDialogProps {
  inquiry: InquiryWorkView;
  onClose: () => void;
}

/** Input besides the details: a reason to overbook, and the mail to the customer. */
const NO_EXTRAS = { overbookReason: '', ...NO_MAIL };

/**
 * Corrects the details of a request (@inquiry.details). Input stays on the device until it is
 * saved.
 */
export function EditDialog({ inquiry, onClose }: EditDialogProps) {
  const id = useId();
  const [kept, keep] = useKeptText(`details/${inquiry.id}`);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const typed = readTyped(kept);
  const saved = detailsOf(inquiry);
  const values = shownDetails(typed, saved);
  const packed = packedForFormerDay(inquiry, saved, values);
  const extras = useKeptDialog('details-more', inquiry.id, () => NO_EXTRAS);
  const { overbookReason } = extras.values;
  const suggested = firstMessage(values);
  const mayMail = inquiry.status === 'booked' && values.email !== '';
  const save = useWork(
    inquiry.id,
    (body: CorrectedInput) => call(workEndpoints.correct, { params: { id: inquiry.id }, body }),
    DETAILS.notSaved,
    { showsShortages: () => true },
  );
  const forget = () => {
    keep('');
    extras.settle();
  };
  const short = shortagesOf(save.error);
  const isShort = short.length > 0;
  const onSaved = ({ name }: InquiryWorkView) => {
    forget();
    notify(info(DETAILS.saved, name));
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const body = {
      ...bodyOf(values),
      version: inquiry.version,
      // A reason typed for an earlier shortage does not count.
      overbookReason: isShort ? overbookReason : '',
      ...mailBody(extras.values, { mayMail, suggested }),
    };
    const found = faultsOf(inquiry, body);
    setFaults(found);
    const first = EDITED_NAMES.find((name) => found[name] !== undefined);
    if (first === undefined) save.mutate(body, { onSuccess: onSaved });
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  const errors: Record<string, string | undefined> = {
    ...(!isShort && failureOf(save.error).fields),
    ...faults,
  };
  const field = (name: EditedName) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    hint: isOvertaken(typed, saved, name)
      ? DETAILS.changedElsewhere(
          name === 'eventDate' || name === 'lastDay' ? formatEventDate(saved[name]) : saved[name],
        )
      : undefined,
    readOnly: save.isPending,
    onChange: ({ target }: { target: { value: string } }) => {
      setFaults({});
      keep(withTyped(typed, saved, name, target.value));
    },
  });
  const isFromSite = inquiry.channel === 'website';
  const isEventForm = isFromSite && inquiry.kind !== 'question';
  return (
    <AdminModal needs={workEndpoints.correct} title={DETAILS.title} onClose={onClose}>
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{inquiry.status === 'booked' ? DETAILS.bookedIntro : DETAILS.intro}</p>
        <DetailFields
          field={field}
          required={{ phone: isEventForm, email: isFromSite, eventDate: isEventForm }}
        />
        {inquiry.kind !== 'question' && <EventFields field={field} />}
        {packed.length > 0 && <p className="font-semibold break-words">{MOVED.packed(packed)}</p>}
        <Overbook
          id={id}
          short={short}
          reason={overbookReason}
          onReason={(reason) => extras.set('overbookReason', reason)}
        />
        {mayMail && (
          <MailChange
            id={id}
            email={values.email}
            values={extras.values}
            suggested={suggested}
            error={errors['message']}
            onChange={(next) => extras.update((last) => ({ ...last, ...next }))}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button look="night" type="submit" disabled={save.isPending}>
            {isShort ? OVERBOOK.save : DETAILS.save}
          </Button>
          {(kept !== '' || extras.isDirty) && (
            <Button
              look="outline"
              disabled={save.isPending}
              onClick={() => {
                forget();
                onClose();
              }}
            >
              {DETAILS.discard}
            </Button>
          )}
        </div>
      </form>
    </AdminModal>
  );
}

/** @returns the message to the customer, with the typed date and place */
function firstMessage({ name, eventLocation, ...days }: EditedValues): string {
  const when = [
    days.eventDate === '' ? '' : MOVED.on(eventDays(days)),
    eventLocation === '' ? '' : MOVED.at(eventLocation),
  ];
  return MOVED.firstMessage(firstName(name), when.filter(Boolean).join(' '));
}

function bodyOf({
  eventDate,
  lastDay,
  ...values
}: EditedValues): Omit<CorrectedInput, 'version' | 'overbookReason' | 'isMailed' | 'message'> {
  return { ...values, eventDate: eventDate || null, lastDay: lastDay || null };
}

/** @returns errors by field */
function faultsOf(inquiry: InquiryWorkView, body: CorrectedInput): Record<string, string> {
  const { data, error } = correctedSchema.safeParse(body);
  if (!data) return schemaFaults(error);
  const lastDay = lastDayProblem({ eventDate: data.eventDate, lastDay: data.lastDay ?? null });
  return { ...missingDetails(inquiry, data), ...(lastDay !== '' && { lastDay }) };
}
