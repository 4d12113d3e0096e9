import { EVENT_FIELDS, PERSON_FIELDS, type InquirerField } from '#domain/inquirer-fields.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField, type TextFieldProps } from '#ui/Field.tsx';
import { INQUIRY } from './texts.ts';
import { DETAILS, WORK } from './work-texts.ts';

/** Details of an event with a delivery. */
const DELIVERY_FIELDS = ['lastDay', 'deliveryWindow', 'pickupWindow', 'siteContact'] as const;
export const EDITED_NAMES = [...PERSON_FIELDS, ...EVENT_FIELDS, ...DELIVERY_FIELDS] as const;
export type EditedName = (typeof EDITED_NAMES)[number];
export type EditedValues = Record<EditedName, string>;

type FieldOf<Name> = (
  name: Name,
) => Pick<TextFieldProps, 'id' | 'name' | 'value' | 'error' | 'hint' | 'onChange'>;

interface DetailFieldsProps {
  /** @returns what the caller's form knows of a field: id, name, value, error and setter */
  field: FieldOf<InquirerField>;
  dateLabel?: string;
  /** Details that the website's form required. */
  required?: { phone: boolean; email: boolean; eventDate: boolean };
}

const NOTHING_REQUIRED = { phone: false, email: false, eventDate: false };

/** Fields for the person, date and place. */
export function DetailFields({
  field,
  dateLabel = DETAILS.date,
  required = NOTHING_REQUIRED,
}: DetailFieldsProps) {
  const phone = field('phone');
  const requiresContact = required.email || required.phone;
  return (
    <>
      <TextField {...field('name')} label={DETAILS.name} required maxLength={MAX_LENGTH.name} />
      <TextField
        {...phone}
        type="tel"
        label={DETAILS.phone}
        hint={phone.hint ?? (requiresContact ? undefined : DETAILS.reachHint)}
        required={required.phone}
        maxLength={MAX_LENGTH.phone}
      />
      <TextField
        {...field('email')}
        type="email"
        label={DETAILS.email}
        required={required.email}
        maxLength={MAX_LENGTH.email}
      />
      <TextField
        {...field('eventDate')}
        type="date"
        label={dateLabel}
        required={required.eventDate}
      />
      <TextField
        {...field('eventLocation')}
        label={DETAILS.place}
        maxLength={MAX_LENGTH.eventLocation}
      />
      <TextField
        {...field('guestCount')}
        label={INQUIRY.guests}
        maxLength={MAX_LENGTH.guestCount}
      />
    </>
  );
}

/** Fields for the event's last day, delivery, pickup and contact. */
export function EventFields({ field }: { field: FieldOf<(typeof DELIVERY_FIELDS)[number]> }) {
  const { timeWindow, name } = MAX_LENGTH;
  const lastDay = field('lastDay');
  return (
    <>
      <TextField
        {...lastDay}
        type="date"
        label={DETAILS.lastDay}
        hint={lastDay.hint ?? DETAILS.lastDayHint}
      />
      <TextField {...field('deliveryWindow')} label={WORK.deliveryWindow} maxLength={timeWindow} />
      <TextField {...field('pickupWindow')} label={WORK.pickupWindow} maxLength={timeWindow} />
      <TextField {...field('siteContact')} label={WORK.siteContact} maxLength={name} />
    </>
  );
}
