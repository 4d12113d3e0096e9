import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { call } from '#api-client/call.ts';
import { failureOf } from '#api-client/failure.ts';
import { newInquirySchema, type NewInquiryInput } from '#contracts/inquiries/details.ts';
import { INQUIRY_CHANNELS, inquiryEndpoints } from '#contracts/inquiries/list.ts';
import { workEndpoints } from '#contracts/inquiries/work.ts';
import { missingDetails } from '#domain/inquiry-details.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { newId } from '#domain/uuid.ts';
import { failed, info } from '#site/toast-text.ts';
import { notify } from '#stores/toasts.ts';
import { FieldFrame, TextAreaField } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { openDialog } from '../address/router.ts';
import { failureWords } from '../data/failure-words.ts';
import { schemaFaults } from '../form/field-faults.ts';
import { sendIds } from '../form/send-ids.ts';
import { useKeptText } from '../form/use-kept-text.ts';
import { AdminModal } from '../parts/AdminModal.tsx';
import { Button } from '../parts/Button.tsx';
import { DetailFields } from './DetailFields.tsx';
import { ADD, CHANNEL_LABELS } from './work-texts.ts';

const EMPTY = {
  channel: 'phone',
  name: '',
  phone: '',
  email: '',
  eventDate: '',
  eventLocation: '',
  guestCount: '',
  message: '',
};
type Values = typeof EMPTY;

const CHANNELS = INQUIRY_CHANNELS.filter((channel) => channel !== 'website');
const CHOICES = CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }));

/**
 * Adds a request made by phone or in person (@inquiry.by-hand). Input stays on the device until it
 * is added.
 */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [kept, setKept] = useKeptText('new-request');
  const values = parsed(kept);
  const [{ idOf, forget }] = useState(() => sendIds('new-request'));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const add = useMutation({
    mutationFn: () => call(workEndpoints.create, { body: bodyOf(idOf(values), values) }),
    onSuccess: (inquiry) => {
      setKept('');
      forget();
      notify(info(ADD.saved, inquiry.name));
      onClose();
      openDialog({ name: 'inquiry', id: inquiry.id });
    },
    onError: (error) => {
      const [field] = Object.values(failureOf(error).fields);
      notify(failed(ADD.notSaved, field ?? failureWords(error)));
    },
    meta: { rereads: [inquiryEndpoints.list.path] },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const found = faultsOf(values);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) add.mutate();
    else document.getElementById(`${id}-${first}`)?.focus();
  };
  const errors: Record<string, string | undefined> = { ...failureOf(add.error).fields, ...faults };
  const field = (name: keyof Values) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFaults({});
      setKept(JSON.stringify({ ...values, [name]: target.value }));
    },
  });
  const { error: _error, ...channel } = field('channel');
  return (
    <AdminModal needs={workEndpoints.create} title={ADD.title} onClose={onClose}>
      <form className="space-y-4" noValidate onSubmit={submit}>
        <p>{ADD.intro}</p>
        <FieldFrame id={channel.id} label={ADD.channel}>
          <Select {...channel} items={CHOICES} />
        </FieldFrame>
        <DetailFields field={field} dateLabel={ADD.date} />
        <TextAreaField {...field('message')} label={ADD.message} maxLength={MAX_LENGTH.message} />
        <Button look="night" type="submit" disabled={add.isPending}>
          {ADD.save}
        </Button>
      </form>
    </AdminModal>
  );
}

/** @returns the stored values; the empty form if unreadable */
function parsed(kept: string): Values {
  try {
    const value: unknown = JSON.parse(kept || '{}');
    const stored: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
    const text = (name: keyof Values) => {
      const typed = stored[name];
      return typeof typed === 'string' ? typed : EMPTY[name];
    };
    return {
      channel: text('channel'),
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      eventDate: text('eventDate'),
      eventLocation: text('eventLocation'),
      guestCount: text('guestCount'),
      message: text('message'),
    };
  } catch {
    // No JSON, so the form did not write it.
    return EMPTY;
  }
}

/** @returns errors by field, in the order of the form */
function faultsOf(values: Values): Record<string, string> {
  const body = bodyOf(newId(), values);
  const faults = schemaFaults(newInquirySchema.safeParse(body).error);
  const contact = { email: values.email.trim(), phone: values.phone.trim(), eventDate: null };
  return { ...faults, ...missingDetails({ channel: values.channel, kind: 'contact' }, contact) };
}

function bodyOf(id: string, { channel, eventDate, ...values }: Values): NewInquiryInput {
  return {
    ...values,
    id,
    channel: CHANNELS.find((each) => each === channel) ?? 'other',
    eventDate: eventDate === '' ? null : eventDate,
  };
}
