import { MAX_LENGTH } from '#domain/limits.ts';
import { TextField, type TextFieldProps } from '#ui/Field.tsx';
import { DETAILS, WORK } from './work-texts.ts';

export const DETAIL_NAMES = ['name', 'phone', 'email', 'eventDate', 'eventLocation'] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];
/** Of an event that is to be delivered. */
const EVENT_NAMES = ['lastDay', 'deliveryWindow', 'pickupWindow', 'siteContact'] as const;
export const EDITED_NAMES = [...DETAIL_NAMES, ...EVENT_NAMES] as const;
export type EditedName = (typeof EDITED_NAMES)[number];
export type EditedValues = Record<EditedName, string>;

type FieldOf<Name> = (
  name: Name,
) => Pick<TextFieldProps, 'id' | 'name' | 'value' | 'error' | 'hint' | 'onChange'>;

interface DetailFieldsProps {
  /** @returns id, name, value and what is said of a field */
  field: FieldOf<DetailName>;
  dateLabel?: string;
  /** Of a request that came by the website: its form asked for them. */
  required?: { phone: boolean; email: boolean; eventDate: boolean };
}

const NONE = { phone: false, email: false, eventDate: false };

/** Who asks, and for when and where. */
export function DetailFields({
  field,
  dateLabel = DETAILS.date,
  required = NONE,
}: DetailFieldsProps) {
  const phone = field('phone');
  const isReached = required.email || required.phone;
  return (
    <>
      <TextField {...field('name')} label={DETAILS.name} required maxLength={MAX_LENGTH.name} />
      <TextField
        {...phone}
        type="tel"
        label={DETAILS.phone}
        hint={phone.hint ?? (isReached ? undefined : DETAILS.reachHint)}
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
    </>
  );
}

/** How long the event lasts, when the crew comes and goes, and whom it meets. */
export function EventFields({ field }: { field: FieldOf<(typeof EVENT_NAMES)[number]> }) {
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
